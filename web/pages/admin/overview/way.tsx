import { formatDay } from '#content/format/days.ts'
import { formatShare } from '#content/format/numbers.ts'
import { overviewPanel } from '#words/pages/admin-overview.ts'
import type { EditionOverview } from '../../../data/admin-overview.ts'
import { Picture } from './picture.tsx'
import { ReachedSteps } from './reached-steps.tsx'

const words = overviewPanel.way

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
            <ReachedSteps label={words.groups[id]} steps={steps} isTeams={id === 'teams'} />
          </div>
        ))}
      </div>
      {visits && <p className="mt-4 text-sm text-muted">{words.text(formatDay(visits.since))}</p>}
    </Picture>
  )
}

function listVisitSteps(visits: NonNullable<EditionOverview['visits']>) {
  return (['visited', 'opened', 'sent'] as const).map((id) => ({
    id,
    label: words.steps[id],
    count: visits[id],
  }))
}

function listTeamSteps({ totals, projects }: EditionOverview) {
  return [
    { id: 'registered', label: words.steps.registered, count: totals.teams },
    { id: 'begun', label: words.steps.begun, count: projects.begun },
    { id: 'handed-in', label: words.steps.handedIn, count: projects.handedIn },
  ]
}

/** Says how far the edition has got: by the projects if there are any, otherwise by the visits. */
function describeProgress({ totals, projects, visits }: EditionOverview): string {
  if (projects.handedIn > 0) return words.handedIn(projects.handedIn, totals.teams)
  if (visits && visits.visited > 0) return words.opened(formatShare(visits.opened / visits.visited))
  if (totals.teams > 0) return words.registered(totals.teams)
  return visits ? words.noVisits : overviewPanel.none
}
