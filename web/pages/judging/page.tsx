import '../../styles/app.css'
import './judging.css'
import { Suspense, useState, type ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { paths } from '#content/paths.ts'
import { judgingPage as words } from '#words/pages/judging.ts'
import { trackNames } from '#words/track-names.ts'
import { Rosette } from '../../components/page-parts/rosette.tsx'
import { NeedsSession } from '../../components/personal/needs-session.tsx'
import { OwnEmpty } from '../../components/personal/own-empty.tsx'
import { OwnFailed, OwnFrame, OwnWaiting } from '../../components/personal/own-frame.tsx'
import { clothOf } from '../../components/tracks/track-cloth.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { FailedPart, makeLate } from '../../components/ui/late-part.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { ProgressBar } from '../../components/ui/progress-bar.tsx'
import { SmartLink } from '../../components/ui/smart-link.tsx'
import { ApiError } from '../../data/api-error.ts'
import { useGivenProjects } from '../../data/judging.ts'

export const meta = words.meta

// Loaded with the first project: the list needs none of it.
const JudgeProject = makeLate(
  () => import('./judge-project.tsx'),
  ({ onRetry }) => (
    <Frame>
      <FailedPart onRetry={onRetry} />
    </Frame>
  ),
)

/** What a judge was given: the list, or the project that the address names. */
export function Component() {
  const { search } = useLocation()
  return (
    <NeedsSession path={paths.judging + search} waiting={<Frame>{waiting}</Frame>}>
      <Judging />
    </NeedsSession>
  )
}

const waiting = <OwnWaiting words={words} />

type Given = keyof typeof words.states
const tones = { open: 'quiet', draft: 'hot', 'handed-in': 'good', changed: 'hot' } as const

function Judging() {
  const [query] = useSearchParams()
  const id = query.get('project')
  const [shown, setShown] = useState({ id, isNext: false })
  // The path stays the same, so the focus would be lost with what had it.
  if (shown.id !== id) setShown({ id, isNext: true })
  const { isNext } = shown
  const list = <Frame takesFocus={isNext && !id}>{id ? waiting : <GivenProjects />}</Frame>
  return id ? (
    <Suspense fallback={list}>
      <JudgeProject key={id} id={id} takesFocus={isNext} />
    </Suspense>
  ) : (
    list
  )
}

const Frame = ({ takesFocus = false, children }: { takesFocus?: boolean; children: ReactNode }) => (
  <OwnFrame words={words} isCompact className="gap-5" takesFocus={takesFocus}>
    {children}
  </OwnFrame>
)

function GivenProjects() {
  const { data, error, mutate } = useGivenProjects()
  if (error instanceof ApiError && error.status === 403)
    return (
      <OwnEmpty seed={words.heading} text={words.notJudge.text}>
        <ButtonLink href={words.notJudge.action.href}>{words.notJudge.action.label}</ButtonLink>
      </OwnEmpty>
    )
  if (!data)
    return error ? <OwnFailed words={words} error={error} onRetry={() => void mutate()} /> : waiting
  const done = data.projects.filter(({ state }) => state === 'handed-in').length
  return (
    <>
      {data.publishedAt && <Notice>{words.published}</Notice>}
      {data.projects.length === 0 ? (
        <OwnEmpty seed={words.heading} text={words.none} />
      ) : (
        <>
          <p className="font-display text-3xl font-bold">
            {words.progress(done, data.projects.length)}
          </p>
          <ProgressBar value={done} max={data.projects.length} />
          {(['todo', 'scored'] as const).map((group) => {
            const projects = data.projects
              .filter(({ state }) => (state === 'handed-in') === (group === 'scored'))
              .toSorted(
                (one, other) => Number(one.state === 'open') - Number(other.state === 'open'),
              )
            return (
              projects.length > 0 && (
                <section key={group} aria-labelledby={group} className="mt-4">
                  <h2 id={group} className="text-2xl">
                    {words.groups[group](projects.length)}
                  </h2>
                  <Projects projects={projects} />
                </section>
              )
            )
          })}
        </>
      )}
    </>
  )
}

type Project = NonNullable<ReturnType<typeof useGivenProjects>['data']>['projects'][number]

function Projects({ projects }: { projects: readonly Project[] }) {
  return (
    <ul className="mt-3 grid gap-x-12 border-b border-line lg:grid-cols-2">
      {projects.map((project) => (
        <li
          key={project.id}
          className="grid grid-cols-[min(4rem,20vw)_minmax(0,1fr)] items-center gap-4 border-t border-line py-3 sm:grid-cols-[4rem_1fr_auto]"
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
            <p className="text-sm text-muted">{trackNames[project.trackId] ?? project.trackId}</p>
            <p className="max-sm:line-clamp-2">
              <bdi>{project.summary}</bdi>
            </p>
          </div>
          <p className="flex flex-wrap gap-x-3 text-sm max-sm:col-start-2 sm:flex-col sm:items-end">
            <span className="state" data-tone={tones[project.state as Given]}>
              {words.states[project.state as Given]}
            </span>
            {project.points !== null && (
              <span className="text-muted">{words.points(project.points)}</span>
            )}
            {project.isOutdated && (
              <span className="block max-w-48 font-semibold">{words.outdated}</span>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
