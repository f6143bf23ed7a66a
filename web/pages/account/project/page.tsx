import '../../../styles/app.css'
import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { paths } from '#content/paths.ts'
import { authPage } from '#words/pages/auth.ts'
import { ownProjectPage as words } from '#words/pages/own-project.ts'
import { useAuth } from '../../../auth/auth-context.ts'
import { FailedToStart } from '../../../components/form-parts/failed-to-start.tsx'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { Notice } from '../../../components/ui/notice.tsx'
import { useOwnTeams } from '../../../data/account.ts'
import { ApiError } from '../../../data/api-error.ts'
import { useOwnProject } from '../../../data/project.ts'

export const meta = words.meta

// Apart, because the form is the larger part of the page; loaded while the project is.
const loadEditor = () => import('./editor.tsx')
const ProjectEditor = lazy(loadEditor)

const ownCache = { provider: () => new Map() }

/** The project of the team that the address names, or of the reader's first. */
export function Component() {
  const { status, user } = useAuth()
  const { search } = useLocation()
  if (status === 'signed-out' || status === 'second-factor')
    return <Navigate to={paths.signIn(paths.ownProject + search)} replace />
  if (!user) return <Waiting />
  return (
    // A cache of its own, so that nothing loaded for one person is shown to the next.
    <SWRConfig key={user.id} value={ownCache}>
      <OwnProject />
    </SWRConfig>
  )
}

function OwnProject() {
  const [query] = useSearchParams()
  useEffect(() => void loadEditor().catch(() => undefined), [])
  const named = query.get('team') ?? undefined
  return named === undefined ? <OfFirstTeam /> : <OfTeam key={named} teamId={named} />
}

function OfFirstTeam() {
  const { data, error, reload } = useOwnTeams()
  const joined = data?.memberships.filter(({ joinedAt }) => joinedAt !== null)
  const id = [...(data?.teams ?? []), ...(joined ?? [])][0]?.id
  if (id !== undefined) return <OfTeam teamId={id} />
  if (data) return <NoTeam />
  return error ? <Failed error={error} onRetry={() => void reload()} /> : <Waiting />
}

function OfTeam({ teamId }: { teamId: string }) {
  const { data, error, mutate } = useOwnProject(teamId)
  if (data)
    return (
      <Suspense fallback={<Waiting />}>
        <ProjectEditor own={data} />
      </Suspense>
    )
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return <NoTeam />
  return error ? <Failed error={error} onRetry={() => void mutate()} /> : <Waiting />
}

/** What stands in place of the editor. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="cloth cloth-print pt-(--bar)">
        <div className="wrap py-8 lg:py-12">
          <h1 className="text-4xl sm:text-5xl">{words.untitled}</h1>
        </div>
      </div>
      <div className="wrap grid min-h-[60vh] content-start justify-items-start gap-5 py-12 text-lg">
        {children}
      </div>
    </>
  )
}

function NoTeam() {
  return (
    <Frame>
      <p className="measure">{words.noTeam.text}</p>
      <ButtonLink href={paths.account}>{words.noTeam.action}</ButtonLink>
    </Frame>
  )
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Frame>
      <Notice as="div" variant="bad" role="alert" className="grid justify-items-start gap-3">
        <p className="font-semibold">{words.failed.text}</p>
        {error instanceof Error && <p className="text-muted">{error.message}</p>}
        <Button variant="secondary" onClick={onRetry}>
          {words.failed.retry}
        </Button>
      </Notice>
    </Frame>
  )
}

function Waiting() {
  return (
    <Frame>
      <FailedToStart />
      <p role="status" className="when-started">
        {words.loading}
      </p>
      <noscript>
        <Notice>{authPage.withoutScript}</Notice>
      </noscript>
    </Frame>
  )
}
