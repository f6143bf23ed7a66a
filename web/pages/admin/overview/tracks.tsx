import { formatList } from '#content/format/list.ts'
import { formatNumber, formatShare } from '#content/format/numbers.ts'
import { overviewPanel } from '#words/pages/admin-overview.ts'
import { trackNames } from '#words/track-names.ts'
import type { EditionOverview } from '../../../data/admin-overview.ts'
import { FiguresTable } from '../analytics/figures-table.tsx'
import { findLeaders } from './compare.ts'
import { Picture, TeamsLink } from './picture.tsx'

const words = overviewPanel.tracks
/** How many tracks without a team are named. */
const MOST_MISSING = 3

/** Teams by track: bars, whose numbers stand beside them. */
export function Tracks({ overview: { tracks, totals } }: { overview: EditionOverview }) {
  const sorted = tracks.toSorted((one, other) => other.teams - one.teams)
  const missing = sorted.filter(({ teams }) => teams === 0).map(({ id }) => trackNames[id])
  const most = sorted[0]?.teams ?? 0
  return (
    <Picture
      isLong
      heading={words.heading}
      sentence={describeLeaders(sorted, totals.teams)}
      detail={
        missing.length > 0 && missing.length <= MOST_MISSING && words.missing(formatList(missing))
      }
    >
      <div className="picture-bars">
        <FiguresTable
          caption={words.caption}
          head={[words.columns.track, words.columns.teams, words.columns.share]}
          rows={sorted.map(({ id, teams }) => ({
            key: id,
            cells: [
              <TeamsLink key={id} by="track" value={id}>
                {trackNames[id]}
              </TeamsLink>,
              formatNumber(teams),
              formatShare(teams / totals.teams),
            ],
            share: teams / most,
          }))}
        />
      </div>
    </Picture>
  )
}

function describeLeaders(tracks: EditionOverview['tracks'], teams: number): string {
  const leaders = findLeaders(tracks)
  const names = formatList(leaders.map(({ id }) => trackNames[id]))
  const most = leaders[0]!.teams
  if (most === teams) return words.only(names, teams)
  if (leaders.length === 1) return words.leader(names, most, teams)
  return leaders.length === 2 ? words.tie(names, most) : words.manyTie(leaders.length, most)
}
