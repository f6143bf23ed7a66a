import { event } from '#content/facts/event.ts'
import { formatList } from '#content/format/list.ts'
import { formatNumber, formatShare } from '#content/format/numbers.ts'
import { overviewPanel } from '#words/pages/admin-overview.ts'
import type { EditionOverview } from '../../../data/admin-overview.ts'
import { FiguresTable } from '../analytics/figures-table.tsx'
import { findLeaders } from './compare.ts'
import { Picture } from './picture.tsx'

const words = overviewPanel.sizes
const { least, most } = event.teamSize

const nameSize = (members: number) => (members === 0 ? words.empty : words.size(members))

/** Teams by their number of members: every size that the rules allow, and others that are there. */
export function Sizes({ overview: { sizes, totals } }: { overview: EditionOverview }) {
  const counted = new Map(sizes.map(({ members, teams }) => [members, teams]))
  // A team whose last member was deleted is in no count of members.
  counted.set(0, totals.teams - sizes.reduce((all, { teams }) => all + teams, 0))
  const rows = Array.from({ length: Math.max(most, ...counted.keys()) + 1 }, (_, members) => ({
    members,
    teams: counted.get(members) ?? 0,
  })).filter(({ members, teams }) => teams > 0 || (members >= least && members <= most))
  const leaders = findLeaders(rows)
  const largest = leaders[0]!.teams
  const names = leaders.map(({ members }) => nameSize(members))
  const average = Math.round((totals.members / totals.teams) * 10) / 10
  return (
    <Picture
      heading={words.heading}
      sentence={describeSizes(names, largest, totals.teams)}
      detail={largest < totals.teams && words.average(formatNumber(average))}
    >
      <div className="picture-bars">
        <FiguresTable
          caption={words.caption}
          head={[words.columns.size, words.columns.teams, words.columns.share]}
          rows={rows.map(({ members, teams }) => ({
            key: String(members),
            cells: [
              <span key="size">{nameSize(members)}</span>,
              formatNumber(teams),
              formatShare(teams / totals.teams),
            ],
            share: teams / largest,
          }))}
        />
      </div>
    </Picture>
  )
}

function describeSizes(names: readonly string[], largest: number, teams: number): string {
  if (largest === teams) return words.only(names[0]!, teams)
  return names.length === 1
    ? words.leader(names[0]!, largest, teams)
    : words.tie(formatList(names), largest)
}
