import { Link, useSearchParams } from 'react-router-dom'
import { event } from '#content/facts/event.ts'
import { paths } from '#content/paths.ts'
import { adminPage } from '#words/pages/admin.ts'
import { Notice } from '../../components/ui/notice.tsx'
import type { Column } from '../../components/ui/table.tsx'
import { deleteMember, exports, useMembers, type MemberRow } from '../../data/admin.ts'
import { MailLink, ProfileLink } from './cells.tsx'
import { ConfirmAction } from './confirm-action.tsx'
import { ListPanel } from './list-panel.tsx'
import { useListState } from './use-list-state.ts'
import { useOpened } from './use-opened.ts'

const text = adminPage.members

const columns: Column<MemberRow>[] = [
  { id: 'name', label: text.columns.name, sort: 'name', cell: (member) => member.name },
  {
    id: 'email',
    label: text.columns.email,
    sort: 'email',
    cell: (member) => <MailLink address={member.email} />,
  },
  { id: 'team', label: text.columns.team, cell: (member) => <TeamLink name={member.teamName} /> },
  {
    id: 'github',
    label: text.columns.github,
    cell: (member) => <ProfileLink href={member.githubUrl} label={text.githubLabel(member.name)} />,
  },
  {
    id: 'huggingface',
    label: text.columns.huggingface,
    cell: (member) => (
      <ProfileLink href={member.huggingfaceUrl} label={text.huggingfaceLabel(member.name)} />
    ),
  },
]

export function Members({ isAdmin }: { isAdmin: boolean }) {
  const { state, query } = useListState(['created', 'name', 'email'])
  const team = useSearchParams()[0].get('team') ?? undefined
  const list = useMembers({ ...query, team })
  const teamName = list.data?.rows[0]?.teamName
  const { opened: removing, open, close } = useOpened(list)
  const removal: Column<MemberRow> = {
    id: 'actions',
    label: adminPage.table.actions,
    cell: (member) => (
      <button
        type="button"
        className="link cursor-pointer text-start"
        aria-label={`${text.remove}: ${member.name}`}
        onClick={() => open(member)}
      >
        {adminPage.table.delete}
      </button>
    ),
  }
  return (
    <>
      <ListPanel
        text={text}
        columns={isAdmin ? [...columns, removal] : columns}
        list={list}
        state={state}
        exportFile={{
          name: 'members',
          load: (format) => exports.members(format, { ...query, team }),
        }}
      >
        {team && (
          <Notice className="mt-4 flex flex-wrap gap-x-4">
            {teamName && <strong>{text.ofTeam(teamName)}</strong>}
            <Link className="link" to={`${paths.admin}?tab=members`}>
              {text.allTeams}
            </Link>
          </Notice>
        )}
      </ListPanel>
      {removing && (
        <ConfirmAction
          label={text.remove}
          question={askAbout(removing)}
          work={() => deleteMember(removing.id, isTooSmallWithout(removing) ? 'allow' : undefined)}
          done={text.removed}
          onDone={close}
          onClose={close}
        />
      )}
    </>
  )
}

/** Leads to the team in the list of teams. */
function TeamLink({ name }: { name: string | null }) {
  if (!name) return text.unknownTeam
  return (
    <Link className="link" to={`${paths.admin}?${new URLSearchParams({ search: name })}`}>
      {name}
    </Link>
  )
}

const isTooSmallWithout = ({ teamSize }: MemberRow) => teamSize <= event.teamSize.least

/** What the deletion of a member takes with it, and what it leaves. */
function askAbout(member: MemberRow): string {
  return [
    text.removeConfirm(member.name, member.teamName ?? text.unknownTeam),
    isTooSmallWithout(member) && text.tooSmall(member.teamSize - 1),
    member.isRepresentative && text.representative,
  ]
    .filter(Boolean)
    .join('\n\n')
}
