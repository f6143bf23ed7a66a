import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '#content/paths.ts'
import { adminPage } from '#words/pages/admin.ts'
import { Notice } from '../../components/ui/notice.tsx'
import type { Column } from '../../components/ui/table.tsx'
import { exports, useMembers, type MemberRow } from '../../data/admin.ts'
import { MailLink, ProfileLink } from './cells.tsx'
import { ListPanel } from './list-panel.tsx'
import { useListState } from './use-list-state.ts'

const text = adminPage.members

const columns: Column<MemberRow>[] = [
  { id: 'name', label: text.columns.name, sort: 'name', cell: (member) => member.name },
  {
    id: 'email',
    label: text.columns.email,
    sort: 'email',
    cell: (member) => <MailLink address={member.email} />,
  },
  { id: 'team', label: text.columns.team, cell: (member) => member.teamName ?? text.unknownTeam },
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

export function Members() {
  const { state, query } = useListState(['created', 'name', 'email'])
  const team = useSearchParams()[0].get('team') ?? undefined
  const list = useMembers({ ...query, team })
  const teamName = list.data?.rows[0]?.teamName
  return (
    <ListPanel
      text={text}
      columns={columns}
      list={list}
      state={state}
      exportFile={{ name: 'members', load: exports.members }}
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
  )
}
