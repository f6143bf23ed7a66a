import { lazy, Suspense, useEffect, useRef } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { formatNumber } from '#content/format/numbers.ts'
import { paths } from '#content/paths.ts'
import { adminPage } from '#words/pages/admin.ts'
import { Badge } from '../../components/ui/badge.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { SmartLink } from '../../components/ui/smart-link.tsx'
import { Tabs } from '../../components/ui/tabs.tsx'
import { useSummary, type Summary } from '../../data/admin.ts'
import { ApiError } from '../../data/api-error.ts'
import { DashboardFrame } from './dashboard-frame.tsx'
import { LoadFailed } from './load-failed.tsx'
import { People } from './people.tsx'
import { SecondStepDue, SecondStepMissing } from './second-step.tsx'
import { SignInFirst } from './sign-in-first.tsx'
import { Skeleton } from './skeleton.tsx'
import { Teams } from './teams.tsx'

const AdministratorTab = lazy(async () => ({
  default: (await import('./administrator-tab.tsx')).AdministratorTab,
}))
const Analytics = lazy(async () => ({
  default: (await import('./analytics/analytics.tsx')).Analytics,
}))
const CheckInsAndMentors = lazy(async () => ({
  default: (await import('./check-ins-and-mentors.tsx')).CheckInsAndMentors,
}))
const HubPlaces = lazy(async () => ({ default: (await import('./hub-places.tsx')).HubPlaces }))
const Submissions = lazy(async () => ({
  default: (await import('./submissions.tsx')).Submissions,
}))
const Judging = lazy(async () => ({
  default: (await import('./judging/judging.tsx')).Judging,
}))

type TabId = keyof typeof adminPage.tabs
const tabsOf: Record<Summary['role'], readonly TabId[]> = {
  organizer: ['teams', 'members', 'hubs', 'checkIns', 'projects'],
  admin: [
    'teams',
    'members',
    'roles',
    'messages',
    'applications',
    'users',
    'hubs',
    'checkIns',
    'projects',
    'judging',
    'analytics',
    'audit',
    'erasure',
  ],
}

export function Dashboard() {
  const { data, error, mutate } = useSummary()
  // A list that is refused checks the role again, which may have been removed.
  const onError = (failure: unknown) => {
    if (failure instanceof ApiError && [401, 403].includes(failure.status)) void mutate()
  }
  if (error instanceof ApiError) {
    if (error.status === 401 || error.code === 'auth.second_factor_required') {
      return <SignInFirst />
    }
    if (error.code === 'auth.second_factor_missing') {
      return (
        <DashboardFrame>
          <SecondStepMissing />
        </DashboardFrame>
      )
    }
    if (error.status === 403) return <Navigate to={paths.home} replace />
  }
  if (!data && !error) return <DashboardFrame isLoading />
  if (!data) {
    return (
      <DashboardFrame>
        <div className="py-10">
          <LoadFailed error={error} onRetry={() => void mutate()} />
        </div>
      </DashboardFrame>
    )
  }
  return (
    <DashboardFrame
      badge={
        <Badge tone={data.role === 'admin' ? 'hot' : 'neutral'}>
          {adminPage.badges[data.role]}
        </Badge>
      }
      counts={data}
    >
      <SWRConfig value={{ onError }}>
        {data.factorDueAt && <SecondStepDue at={data.factorDueAt} />}
        {data.overdue ? <Overdue amount={data.overdue} /> : null}
        <DashboardTabs summary={data} />
      </SWRConfig>
    </DashboardFrame>
  )
}

const inbox = `${paths.admin}?tab=messages&list=inbox&state=overdue`

/** Says that answers are later than the site promises. */
function Overdue({ amount }: { amount: number }) {
  return (
    <Notice className="mb-4">
      {adminPage.overdue.text(amount, formatNumber(amount))}{' '}
      <SmartLink className="link" href={inbox}>
        {adminPage.overdue.link}
      </SmartLink>
    </Notice>
  )
}

function DashboardTabs({ summary }: { summary: Summary }) {
  const { role } = summary
  const [params, setParams] = useSearchParams()
  const ids = tabsOf[role]
  const selected = ids.find((id) => id === params.get('tab')) ?? 'teams'
  const top = useRef<HTMLDivElement>(null)
  // A link from the middle of a long list must lead to the start of the next.
  useEffect(() => {
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView()
  }, [selected])
  return (
    <div ref={top}>
      <Tabs
        label={adminPage.tabsLabel}
        tabs={ids.map((id) => ({ id, label: <TabLabel id={id} summary={summary} /> }))}
        selected={selected}
        onSelect={(tab) => setParams(tab === 'teams' ? {} : { tab })}
      >
        {/* Keyed, so that each tab starts with an empty search box. */}
        <div key={selected} className="pt-6">
          <Suspense fallback={<Skeleton />}>
            <TabContent id={selected} summary={summary} />
          </Suspense>
        </div>
      </Tabs>
    </div>
  )
}

/** The name of a tab, with the number of entries that nobody has taken up yet. */
function TabLabel({ id, summary }: { id: TabId; summary: Summary }) {
  const { newMessages, newApplications } = summary
  const waiting = { messages: newMessages, applications: newApplications }[id as string]
  if (!waiting) return adminPage.tabs[id]
  return (
    <>
      {adminPage.tabs[id]} <span className="tab-count">{formatNumber(waiting)}</span>{' '}
      <span className="sr-only">{adminPage.waiting}</span>
    </>
  )
}

function TabContent({ id, summary }: { id: TabId; summary: Summary }) {
  const isAdmin = summary.role === 'admin'
  switch (id) {
    case 'teams':
      return <Teams isAdmin={isAdmin} />
    case 'members':
      return <People isAdmin={isAdmin} />
    case 'analytics':
      return <Analytics />
    case 'hubs':
      return <HubPlaces />
    case 'checkIns':
      return <CheckInsAndMentors />
    case 'projects':
      return <Submissions />
    case 'judging':
      return <Judging />
    default:
      return <AdministratorTab id={id} summary={summary} />
  }
}
