import { checkIns as calendar } from '#content/check-ins.ts'
import { dayOf } from '#content/facts/event-days.ts'
import { formatDay } from '#content/format/days.ts'
import { formatNumber, formatShare } from '#content/format/numbers.ts'
import { overviewPanel } from '#words/pages/admin-overview.ts'
import type { EditionOverview } from '../../../data/admin-overview.ts'
import { Steps } from '../analytics/steps.tsx'
import { Picture } from './picture.tsx'

const words = overviewPanel.way

/** A step with how many reached it; null before it can be taken, with the day from which it can. */
type Reached = { id: string; label: string; count: number | null; from?: string }

/** How many come how far: from a visit to a team, and from a team to its project. */
export function Way({ overview }: { overview: EditionOverview }) {
  const { visits } = overview
  const groups = [
    ...(visits ? [{ id: 'visits' as const, steps: listVisitSteps(visits) }] : []),
    { id: 'teams' as const, steps: listTeamSteps(overview) },
  ]
  return (
    <Picture
      isLong
      heading={words.heading}
      sentence={describeProgress(overview)}
      detail={!visits && words.unread}
    >
      <div className="edition-steps grid gap-6 max-sm:gap-5">
        {groups.map(({ id, steps }) => (
          <div key={id}>
            <h3 className="mb-3 text-lg">{words.groups[id]}</h3>
            <Steps
              label={words.groups[id]}
              steps={steps.map(({ count, from, ...step }, index) => {
                const share = (count ?? 0) / (steps[0]!.count || 1)
                return {
                  ...step,
                  share,
                  count: (
                    <>
                      <span className="me-3 text-sm font-normal text-muted">
                        {count === null
                          ? words.coming(formatDay(from!))
                          : index > 0 && formatShare(share)}
                      </span>
                      {count !== null && formatNumber(count)}
                    </>
                  ),
                  isOther: id === 'teams',
                }
              })}
            />
          </div>
        ))}
      </div>
      {visits && <p className="mt-4 text-sm text-muted">{words.text(formatDay(visits.since))}</p>}
    </Picture>
  )
}

function listVisitSteps(visits: NonNullable<EditionOverview['visits']>): Reached[] {
  return (['visited', 'opened', 'sent'] as const).map((id) => ({
    id,
    label: words.steps[id],
    count: visits[id],
  }))
}

function listTeamSteps({ totals, checkIns, projects }: EditionOverview): Reached[] {
  return [
    { id: 'registered', label: words.steps.registered, count: totals.teams },
    ...checkIns.map(({ number, state, teams }, index) => ({
      id: `check-in-${number}`,
      label: words.steps.told(number),
      count: state === 'coming' ? null : teams,
      from: dayOf(calendar[index]!.opens),
    })),
    { id: 'begun', label: words.steps.begun, count: projects.begun },
    { id: 'handed-in', label: words.steps.handedIn, count: projects.handedIn },
  ]
}

/** Says how far the edition is: by the projects, else by the last check-in that has opened, else by the visits. */
function describeProgress({ totals, checkIns, projects, visits }: EditionOverview): string {
  if (projects.handedIn > 0) return words.handedIn(projects.handedIn, totals.teams)
  const latest = checkIns.findLast(({ state }) => state !== 'coming')
  if (latest && totals.teams > 0) return words.told(latest.teams, totals.teams, latest.number)
  if (visits && visits.visited > 0) return words.opened(formatShare(visits.opened / visits.visited))
  if (totals.teams > 0) return words.registered(totals.teams)
  return visits ? words.noVisits : overviewPanel.none
}
