import { Suspense, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { formatNumber } from '#content/format/numbers.ts'
import { paths } from '#content/paths.ts'
import { adminPage } from '#words/pages/admin.ts'
import { latePart } from '../../components/ui/late-part.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { SmartLink } from '../../components/ui/smart-link.tsx'
import { Tabs } from '../../components/ui/tabs.tsx'
import type { Summary } from '../../data/summary.ts'
import { Brief } from './brief.tsx'
import { RegistrationByHand } from './registration-by-hand.tsx'
import { Skeleton } from './skeleton.tsx'
import { TeamsOrOverview } from './teams-or-overview.tsx'

const AdministratorTab = latePart(() => import('./administrator-tab.tsx'))
const Analytics = latePart(() => import('./analytics/analytics.tsx'))
const CheckInsAndMentors = latePart(() => import('./check-ins-and-mentors.tsx'))
const HubPlaces = latePart(() => import('./hub-places.tsx'))
const People = latePart(() => import('./people.tsx'))
const Submissions = latePart(() => import('./submissions.tsx'))
const Judging = latePart(() => import('./judging/judging.tsx'))

type TabId = keyof typeof adminPage.tabs
const tabsOf: Record<Summary['role'], readonly TabId[]> = {
  organizer: ['teams', 'members', 'hubs', 'checkIns', 'projects'],
  admin: Object.keys(adminPage.tabs) as TabId[],
}

/** Says what does not wait until its tab is opened. */
export function DashboardNotices({ overdue }: Summary) {
  return (
    <>
      <RegistrationByHand />
      {overdue ? <Overdue amount={overdue} /> : null}
    </>
  )
}

const inbox = `${paths.admin}?tab=messages&list=inbox&state=overdue`

/** Says that answers are later than the site promises. */
function Overdue({ amount }: { amount: number }) {
  return (
    <Notice>
      <SmartLink className="link" href={inbox}>
        <Brief of={adminPage.overdue.brief(formatNumber(amount))}>
          {adminPage.overdue.link(amount, formatNumber(amount))}
        </Brief>
      </SmartLink>
    </Notice>
  )
}

/** The parts of the dashboard that the reader's role opens. */
export function Dashboard({ summary }: { summary: Summary }) {
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
        <div key={selected} className="pt-6 max-sm:pt-3">
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
      return <TeamsOrOverview />
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
