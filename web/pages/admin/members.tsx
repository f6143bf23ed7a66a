import { Link, useSearchParams } from 'react-router-dom'
import { listedCountryCodes } from '#content/countries.ts'
import { event } from '#content/facts/event.ts'
import { hubs } from '#content/facts/hubs.ts'
import { trackCloths, trackIds } from '#content/facts/tracks.ts'
import { paths } from '#content/paths.ts'
import { participationModes } from '#content/wire/participation-modes.ts'
import { memberStates, teamSizes } from '#content/wire/team-filters.ts'
import { memberRemoval } from '#words/pages/admin-member-removal.ts'
import { adminPage } from '#words/pages/admin.ts'
import { Rosette } from '../../components/page-parts/rosette.tsx'
import { latePart } from '../../components/ui/late-part.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import type { Column } from '../../components/ui/table.tsx'
import { deleteMember, useMembers, type MemberRow } from '../../data/admin.ts'
import { exportMembers } from '../../data/list-exports.ts'
import {
  Facts,
  MailLink,
  Narrow,
  none,
  OpenButton,
  ProfileLink,
  sinceColumn,
  Wide,
} from './cells.tsx'
import { ListPanel } from './list-panel.tsx'
import { RowDialog } from './row-dialog.tsx'
import { useShownColumns } from './shown-columns.ts'
import { useDays, useListState } from './use-list-state.ts'
import { useOpened } from './use-opened.ts'

const text = adminPage.members
const hubIds = hubs.map(({ id }) => id)

const MemberTools = latePart(async () => ({
  default: (await import('./team-tools.tsx')).MemberTools,
}))

export function Members({ isAdmin }: { isAdmin: boolean }) {
  const { state, query, filters } = useListState(['created', 'name', 'email'], {
    mode: participationModes,
    country: listedCountryCodes,
    hub: hubIds,
    track: trackIds,
    members: teamSizes,
    state: memberStates,
  })
  const team = useSearchParams()[0].get('team') ?? undefined
  const days = useDays()
  const asked = { ...query, ...days, team }
  const list = useMembers(asked)
  const teamName = list.data?.rows[0]?.teamName
  const { opened, open, close } = useOpened(list)
  const columns: Column<MemberRow>[] = [
    {
      id: 'name',
      label: text.columns.name,
      sort: 'name',
      place: 'title',
      cell: (member) => <OpenButton onClick={() => open(member)}>{member.name}</OpenButton>,
    },
    {
      id: 'email',
      label: text.columns.email,
      sort: 'email',
      place: 'line',
      cell: ({ email }) => (
        <>
          <Narrow>{email}</Narrow>
          <Wide>
            <MailLink address={email} />
          </Wide>
        </>
      ),
    },
    {
      id: 'team',
      label: text.columns.team,
      place: 'time',
      cell: (member) => (
        <span className="inline-flex items-center gap-2 align-middle">
          {member.teamName && (
            <Rosette
              seed={member.teamName}
              tint={trackCloths[member.trackId!].colour}
              className="size-10 min-[52rem]:size-7"
            />
          )}
          <Narrow>{member.teamName}</Narrow>
          <Wide>
            <TeamLink name={member.teamName} />
          </Wide>
        </span>
      ),
    },
    {
      id: 'github',
      label: text.columns.profiles,
      cell: (member) =>
        member.githubUrl || member.huggingfaceUrl ? (
          <span className="flex flex-wrap gap-x-4 text-sm min-[75rem]:grid min-[75rem]:grid-cols-[14rem_auto]">
            <span className="truncate">
              <GithubLink of={member} />
            </span>
            {member.huggingfaceUrl && (
              <HuggingfaceLink of={member} shown={text.columns.huggingface} />
            )}
          </span>
        ) : (
          none
        ),
    },
    { ...sinceColumn('registered', adminPage.teams.columns.registered), isExtra: true },
  ]
  const { shown, names } = useShownColumns(columns)
  const values = { ...filters, ...days }
  return (
    <>
      <ListPanel
        text={text}
        columns={shown}
        list={list}
        state={state}
        values={values}
        tools={<MemberTools columns={columns} state={state} values={values} />}
        exportFile={{
          name: 'members',
          load: (format) => exportMembers(format, { ...asked, columns: names }),
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
      {opened && <MemberDialog member={opened} isAdmin={isAdmin} onClose={close} />}
    </>
  )
}

function MemberDialog({
  member,
  isAdmin,
  onClose,
}: {
  member: MemberRow
  isAdmin: boolean
  onClose: () => void
}) {
  const { columns } = text
  return (
    <RowDialog
      title={member.name}
      removal={
        isAdmin
          ? {
              label: memberRemoval.remove,
              question: askAbout(member),
              work: () => deleteMember(member.id, isTooSmallWithout(member) ? 'allow' : undefined),
              done: memberRemoval.removed,
            }
          : undefined
      }
      onClose={onClose}
    >
      <Facts
        items={[
          [columns.team, <TeamLink key="team" name={member.teamName} />],
          [columns.email, <MailLink key="email" address={member.email} />],
          [columns.github, <GithubLink key="github" of={member} />],
          [columns.huggingface, <HuggingfaceLink key="huggingface" of={member} />],
        ]}
      />
    </RowDialog>
  )
}

function GithubLink({ of: { githubUrl, name } }: { of: MemberRow }) {
  return <ProfileLink href={githubUrl} label={text.githubLabel(name)} />
}

function HuggingfaceLink({
  of: { huggingfaceUrl, name },
  shown,
}: {
  of: MemberRow
  shown?: string
}) {
  return <ProfileLink href={huggingfaceUrl} label={text.huggingfaceLabel(name)} shown={shown} />
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
    memberRemoval.removeConfirm(member.name, member.teamName ?? text.unknownTeam),
    isTooSmallWithout(member) && memberRemoval.tooSmall(member.teamSize - 1),
    member.isRepresentative && memberRemoval.representative,
  ]
    .filter(Boolean)
    .join('\n\n')
}
