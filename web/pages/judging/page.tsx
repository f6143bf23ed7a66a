import '../../styles/app.css'
import './judging.css'
import { lazy, Suspense, type ReactNode } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { paths } from '#content/paths.ts'
import { judgingPage as words } from '#words/pages/judging.ts'
import { trackNames } from '#words/track-names.ts'
import { useAuth } from '../../auth/auth-context.ts'
import { FailedToStart } from '../../components/form-parts/failed-to-start.tsx'
import { Rosette } from '../../components/page-parts/rosette.tsx'
import { clothOf } from '../../components/tracks/track-cloth.ts'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { SmartLink } from '../../components/ui/smart-link.tsx'
import { ApiError } from '../../data/api-error.ts'
import { useGivenProjects } from '../../data/judging.ts'

export const meta = words.meta

// Loaded with the first project: the list needs none of it.
const JudgeProject = lazy(() => import('./judge-project.tsx'))

const ownCache = { provider: () => new Map() }

/** What a judge was given: the list, or the project that the address names. */
export function Component() {
  const { status, user } = useAuth()
  const { search } = useLocation()
  if (status === 'signed-out' || status === 'second-factor')
    return <Navigate to={paths.signIn(paths.judging + search)} replace />
  if (!user) return <Frame>{waiting}</Frame>
  return (
    // A cache of its own, so that nothing loaded for one person is shown to the next.
    <SWRConfig key={user.id} value={ownCache}>
      <Judging />
    </SWRConfig>
  )
}

const waiting = (
  <p role="status" className="when-started">
    {words.loading}
  </p>
)

function Judging() {
  const [query] = useSearchParams()
  const id = query.get('project')
  if (id)
    return (
      <Suspense fallback={<Frame>{waiting}</Frame>}>
        <JudgeProject key={id} id={id} />
      </Suspense>
    )
  return <GivenProjects />
}

function GivenProjects() {
  const { data, error, mutate } = useGivenProjects()
  if (error instanceof ApiError && error.status === 403)
    return (
      <Frame>
        <p className="text-lg">{words.notJudge.text}</p>
        <ButtonLink href={words.notJudge.action.href}>{words.notJudge.action.label}</ButtonLink>
      </Frame>
    )
  if (!data)
    return (
      <Frame>
        {error ? (
          <>
            <Notice variant="bad">{words.failed}</Notice>
            <Button variant="secondary" onClick={() => void mutate()}>
              {words.retry}
            </Button>
          </>
        ) : (
          waiting
        )}
      </Frame>
    )
  const done = data.projects.filter(({ state }) => state === 'handed-in').length
  return (
    <Frame>
      {data.publishedAt && <Notice>{words.published}</Notice>}
      {data.projects.length === 0 ? (
        <p className="text-lg">{words.none}</p>
      ) : (
        <>
          <p className="text-lg font-semibold">{words.progress(done, data.projects.length)}</p>
          <progress className="judging-progress" value={done} max={data.projects.length} />
          <ul className="w-full max-w-4xl border-b border-line">
            {data.projects.map((project) => (
              <li
                key={project.id}
                className="grid grid-cols-[4rem_1fr] items-center gap-4 border-t border-line py-3 sm:grid-cols-[4rem_1fr_auto]"
              >
                <div {...clothOf(project.trackId, 'judging-swatch')}>
                  <Rosette seed={project.title} className="" />
                </div>
                <div className="min-w-0 wrap-anywhere">
                  <SmartLink
                    className="text-lg font-semibold hover:underline"
                    href={`${paths.judging}?project=${project.id}`}
                  >
                    <bdi>{project.title}</bdi>
                  </SmartLink>
                  <p className="text-sm text-muted">
                    {trackNames[project.trackId] ?? project.trackId}
                  </p>
                  <p>
                    <bdi>{project.summary}</bdi>
                  </p>
                </div>
                <p className="text-sm max-sm:col-start-2">
                  {words.states[project.state as keyof typeof words.states]}
                  {project.points !== null && (
                    <span className="block text-muted">{words.points(project.points)}</span>
                  )}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="cloth cloth-print pt-(--bar)">
        <div className="wrap py-8 lg:py-12">
          <h1 className="text-4xl sm:text-5xl">{words.heading}</h1>
          <p className="measure mt-3 text-lg text-muted">{words.lead}</p>
        </div>
      </div>
      <div className="wrap grid min-h-[50vh] content-start justify-items-start gap-5 py-10">
        <FailedToStart />
        {children}
      </div>
    </>
  )
}
