import './team-steps.css'
import { stateOfCheckIn } from '#content/check-ins.ts'
import { dayOf } from '#content/facts/event-days.ts'
import { formatDay } from '#content/format/days.ts'
import { formatDate, formatOwnClock } from '#content/format/moments.ts'
import { paths } from '#content/paths.ts'
import { lastDayOf, mayChange } from '#content/team-changes.ts'
import { teamSteps as words } from '#words/pages/team-steps.ts'
import { currentCheckIn, nextStepOf, type TeamProgress } from './next-step.ts'
import { WayTo } from './way-to.tsx'

type State = { text: string; tone?: 'good' | 'late' }

/** Links to a team's project, its check-ins and the pass. The next step stands out. */
export default function TeamSteps({
  team,
  hasPass,
}: {
  team: TeamProgress & { id: string }
  hasPass: boolean
}) {
  const next = nextStepOf(team)
  const steps: { id: string; label: string; href: string; state: State }[] = [
    {
      id: 'project',
      label: words.project.label,
      href: paths.ownProjectOf(team.id),
      state: describeProject(team),
    },
    {
      id: 'checkIns',
      label: words.checkIns.label,
      href: paths.ownCheckInsOf(team.id),
      state: describeCheckIns(team),
    },
  ]
  if (hasPass)
    steps.push({
      id: 'pass',
      label: words.pass.label,
      href: paths.pass,
      state: { text: words.pass.text },
    })
  return (
    <ul aria-label={words.label} className="team-steps">
      {steps.map(({ id, label, href, state }) => (
        <WayTo key={id} href={href} label={label} isNext={id === next} tone={state.tone}>
          {state.text}
        </WayTo>
      ))}
    </ul>
  )
}

const lastMinuteOf = (day: string) => `${formatDay(day, 'date')}, 23:59`

function describeProject({ submittedAt, exceptions }: TeamProgress): State {
  const { submitted, due, missed } = words.project
  if (submittedAt)
    return {
      text: submitted(
        `${formatDate(submittedAt, 'shortDay')}, ${formatOwnClock(Date.parse(submittedAt))}`,
      ),
      tone: 'good',
    }
  return mayChange('submission', exceptions)
    ? { text: due(lastMinuteOf(lastDayOf('submission', exceptions))) }
    : { text: missed, tone: 'late' }
}

function describeCheckIns({ told }: TeamProgress): State {
  const checkIn = currentCheckIn()
  if (!checkIn) return { text: words.checkIns.over }
  const { number, day, opens } = checkIn
  if (told.includes(number)) return { text: words.checkIns.told(number), tone: 'good' }
  return stateOfCheckIn(checkIn) === 'open'
    ? { text: words.checkIns.due(number, lastMinuteOf(day)) }
    : { text: words.checkIns.coming(number, formatDay(dayOf(opens), 'date')) }
}
