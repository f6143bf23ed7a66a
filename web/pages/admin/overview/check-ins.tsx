import { checkIns as calendar } from '#content/check-ins.ts'
import { dayOf } from '#content/facts/event-days.ts'
import { formatDay } from '#content/format/days.ts'
import { overviewPanel } from '#words/pages/admin-overview.ts'
import type { EditionOverview } from '../../../data/admin-overview.ts'
import { Picture } from './picture.tsx'
import { ReachedSteps } from './reached-steps.tsx'

const words = overviewPanel.checkIns

/** How many teams filled in each check-in. These are not steps: a team may skip one. */
export function CheckInShares({ overview: { checkIns, totals } }: { overview: EditionOverview }) {
  const latest = checkIns.findLast(({ state }) => state !== 'coming')
  return (
    <Picture
      heading={words.heading}
      sentence={
        latest
          ? words.told(latest.teams, totals.teams, latest.number)
          : words.coming(formatDay(dayOf(calendar[0]!.opens)))
      }
    >
      <ReachedSteps
        label={words.heading}
        all={totals.teams}
        steps={checkIns.map(({ number, state, teams }, index) => ({
          id: String(number),
          label: words.step(number),
          count: state === 'coming' ? null : teams,
          from: dayOf(calendar[index]!.opens),
        }))}
      />
    </Picture>
  )
}
