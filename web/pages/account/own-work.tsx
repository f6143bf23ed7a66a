import './team-card.css'
import './team-steps.css'
import { hubs } from '#content/catalogue/hubs.ts'
import { formatDate } from '#content/format/moments.ts'
import { paths } from '#content/paths.ts'
import { isStaff } from '#content/wire/roles.ts'
import { ownWork } from '#words/own-work.ts'
import { accountPage } from '#words/pages/account.ts'
import { authPage } from '#words/pages/auth.ts'
import { ownHubPage } from '#words/pages/own-hub.ts'
import { useAuth } from '../../auth/auth-context.ts'
import { Rosette } from '../../components/page-parts/rosette.tsx'
import { useOwnHub } from '../../data/hub.ts'
import { useGivenTeams } from '../../data/mentoring.ts'
import { useSummary } from '../../data/summary.ts'
import { isWaiting } from '../mentoring/team-states.tsx'
import { AccountGroup } from './account-part.tsx'
import { WayTo } from './way-to.tsx'

const { work: words } = accountPage
const { accountMenu } = authPage

/** Links to the work that somebody does for the event, with what is waiting for them. */
export default function OwnWork() {
  const { role, isMentor, hubId } = useAuth()
  const isJudge = role === 'judge'
  return (
    <>
      {hubId && <OwnHub hubId={hubId} />}
      {(isStaff(role) || isJudge || isMentor) && (
        <AccountGroup title={words.heading}>
          <div className="team-card">
            <ul className="team-steps border-t-0">
              {isStaff(role) && <Dashboard />}
              {isJudge && (
                <WayTo href={paths.judging} label={accountMenu.judging}>
                  {words.judging}
                </WayTo>
              )}
              {isMentor && <Mentoring />}
            </ul>
          </div>
        </AccountGroup>
      )}
    </>
  )
}

function Dashboard() {
  const { data } = useSummary()
  const { newMessages = 0, overdue = 0, newApplications = 0 } = data ?? {}
  const waiting = ownWork.waiting(newMessages, overdue, newApplications)
  return (
    <WayTo href={paths.admin} label={accountMenu.dashboard} tone={waiting ? 'hot' : undefined}>
      {waiting || words.dashboard}
    </WayTo>
  )
}

/** Says that a staff account has no second step, and until when the dashboard opens without one. */
export function SecondStepOff() {
  const at = useSummary().data?.factorDueAt
  return (
    <span className="state" data-tone="late">
      {at ? ownWork.factorDue(formatDate(at, 'shortDay')) : accountPage.secondFactor.isOff}
    </span>
  )
}

function OwnHub({ hubId }: { hubId: string }) {
  const { data } = useOwnHub({ search: '', page: '1' })
  // A stored one may be gone.
  const city = hubs.find(({ id }) => id === hubId)?.city ?? hubId
  return (
    <section aria-label={ownHubPage.heading} className="pt-6 lg:pt-8">
      <h2 className="mb-3 text-2xl">{ownHubPage.heading}</h2>
      <article className="team-card">
        <header>
          <div className="cloth team-cloth overflow-clip rounded">
            <Rosette seed={hubId} className="text-ochre" />
          </div>
          <div className="min-w-0">
            <h3 className="text-2xl wrap-anywhere sm:text-3xl">{ownHubPage.name(city)}</h3>
            {/* Keeps a line free until the numbers have loaded. */}
            <p className="min-h-7 text-muted">
              {data && ownHubPage.teams(data.teams, data.waiting)}
            </p>
          </div>
        </header>
        <ul aria-label={ownHubPage.heading} className="team-steps">
          <WayTo href={paths.ownHub} label={words.hub.teams} isNext>
            {data ? words.hub.joined(data.joined, data.listed) : '\u00a0'}
          </WayTo>
          <WayTo href={paths.doorOf(hubId)} label={ownHubPage.door}>
            {words.hub.door}
          </WayTo>
          <WayTo href={paths.hubAnnouncements} label={ownHubPage.write}>
            {words.hub.write}
          </WayTo>
        </ul>
      </article>
    </section>
  )
}

function Mentoring() {
  const { data } = useGivenTeams()
  const waiting = data?.teams.filter(isWaiting).length ?? 0
  return (
    <WayTo href={paths.mentoring} label={accountMenu.mentoring} isNext={waiting > 0}>
      {data ? words.mentoring(data.teams.length, waiting) : '\u00a0'}
    </WayTo>
  )
}
