import { Suspense, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { SWRConfig, type State } from 'swr'
import { paths } from '#content/paths.ts'
import { adminPage } from '#words/pages/admin.ts'
import { useAuth } from '../../auth/auth-context.ts'
import { Badge } from '../../components/ui/badge.tsx'
import { latePart } from '../../components/ui/late-part.tsx'
import { ApiError } from '../../data/api-error.ts'
import { useSummary, type Summary } from '../../data/summary.ts'
import { DashboardFrame } from './dashboard-frame.tsx'
import { LoadFailed } from './load-failed.tsx'
import { SecondStepDue } from './second-step.tsx'
import { SignInFirst } from './sign-in-first.tsx'

// Few see it, and only once.
const SecondStepMissing = latePart(() => import('./second-step-missing.tsx'))

type Kept = Map<string, State<unknown, unknown>>
let kept: { userId: string; cache: Kept } | undefined

/** Begins with what the page before has loaded for the same account. SWR wants a cache of its own for each page. */
function startCache(userId: string): Kept {
  kept = { userId, cache: new Map(kept?.userId === userId ? kept.cache : []) }
  return kept.cache
}

type Parts = {
  /** What the reader should know first, besides a second step that is due. */
  notices?: (summary: Summary) => ReactNode
  children: (summary: Summary) => ReactNode
}

/** A page of the dashboard. It sends people without a session to the sign-in; the Worker alone decides who may see what. */
export function StaffPage(parts: Parts) {
  const { status, user } = useAuth()
  if (status === 'loading') return <DashboardFrame isLoading />
  if (status !== 'signed-in' || !user) return <SignInFirst />
  return (
    <SWRConfig
      key={user.id}
      value={{ provider: () => startCache(user.id), shouldRetryOnError: false }}
    >
      <Gate {...parts} />
    </SWRConfig>
  )
}

function Gate({ notices, children }: Parts) {
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
          <Suspense>
            <SecondStepMissing />
          </Suspense>
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
        <div className="dashboard-notices no-print">
          {data.factorDueAt && <SecondStepDue at={data.factorDueAt} />}
          {notices?.(data)}
        </div>
        {children(data)}
      </SWRConfig>
    </DashboardFrame>
  )
}
