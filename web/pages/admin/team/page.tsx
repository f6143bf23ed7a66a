import '../../../styles/app.css'
import { Suspense, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '#content/paths.ts'
import { teamPanel as text } from '#words/pages/admin-team.ts'
import { latePart } from '../../../components/ui/late-part.tsx'
import { SmartLink } from '../../../components/ui/smart-link.tsx'
import { useTeam } from '../../../data/admin-teams.ts'
import { ApiError } from '../../../data/api-error.ts'
import type { Summary } from '../../../data/summary.ts'
import { Loaded } from '../loaded.tsx'
import { Skeleton } from '../skeleton.tsx'
import { StaffPage } from '../staff-page.tsx'
import { Ended, Unknown } from './ended.tsx'

export const { meta } = text

const loadTeam = async () => ({ default: (await import('./team.tsx')).Team })
const Team = latePart(loadTeam)

/** All about one team, which the last part of the address names. */
export function Component() {
  // What shows the team is loaded beside what is known of it.
  useEffect(() => void loadTeam().catch(() => undefined), [])
  return <StaffPage>{(summary) => <OneTeam summary={summary} />}</StaffPage>
}

function OneTeam({ summary }: { summary: Summary }) {
  const { pathname, state } = useLocation()
  const id = pathname.slice(paths.adminTeam('').length).replace(/\/$/, '')
  if (id === '') return <Navigate to={paths.admin} replace />
  // The list that led here, with its filters.
  const { from = paths.admin } = (state ?? {}) as { from?: string }
  return (
    <>
      <p className="mb-5">
        <SmartLink className="link" href={from}>
          {text.back}
        </SmartLink>
      </p>
      <Content key={id} id={id} isAdmin={summary.role === 'admin'} from={from} />
    </>
  )
}

function Content({ id, isAdmin, from }: { id: string; isAdmin: boolean; from: string }) {
  const source = useTeam(id)
  const { error } = source
  if (error instanceof ApiError && [400, 404].includes(error.status)) return <Unknown />
  return (
    <Loaded source={source}>
      {({ team, ended }) => {
        if (team)
          return (
            <Suspense fallback={<Skeleton />}>
              <Team team={team} isAdmin={isAdmin} from={from} />
            </Suspense>
          )
        return ended ? <Ended end={ended} /> : <Unknown />
      }}
    </Loaded>
  )
}
