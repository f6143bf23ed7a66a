import '../../styles/app.css'
import { Suspense, useState, type ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { formatNumber } from '#content/format/numbers.ts'
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
  <OwnFrame words={words} className="gap-5" takesFocus={takesFocus}>
    {children}
  </OwnFrame>
)

function GivenProjects() {
  const { data, error, mutate } = useGivenProjects()
  if (error instanceof ApiError && error.status === 403)
    return (
      <OwnEmpty text={words.notJudge.text}>
        <ButtonLink href={words.notJudge.action.href}>{words.notJudge.action.label}</ButtonLink>
      </OwnEmpty>
    )
  if (!data)
    return error ? <OwnFailed words={words} error={error} onRetry={() => void mutate()} /> : waiting
  const todo = data.projects
    .filter(({ state }) => state !== 'handed-in')
    .toSorted((one, other) => Number(one.state === 'open') - Number(other.state === 'open'))
  const titles = data.projects.map(({ title }) => title)
  const twins = new Set(titles.filter((title, index) => titles.indexOf(title) !== index))
  const scored = data.projects.filter(({ state }) => state === 'handed-in')
  const [next] = todo
  return (
    <>
      {data.publishedAt && <Notice>{words.published}</Notice>}
      {data.projects.length === 0 ? (
        <OwnEmpty text={words.none} />
      ) : (
        <>
          <div className="flex flex-col gap-5 lg:flex-row lg:items-end lg:gap-16">
            <div className="grow">
              <p className="font-display text-3xl font-bold">
                {words.progress(scored.length, data.projects.length)}
              </p>
              <ProgressBar value={scored.length} max={data.projects.length} />
            </div>
            {next && !data.publishedAt && <Next project={next} isFirst={scored.length === 0} />}
          </div>
          {Object.entries({ todo, scored }).map(
            ([group, projects]) =>
              projects.length > 0 && (
                <section key={group} aria-labelledby={group} className="mt-4">
                  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                    <h2 id={group} className="text-2xl">
                      {words.groups[group as keyof typeof words.groups](projects.length)}
                    </h2>
                    {projects.some(({ points }) => points !== null) && (
                      <p className="text-sm text-muted">{words.scale}</p>
                    )}
                  </div>
                  <Projects projects={projects} twins={twins} />
                </section>
              ),
          )}
        </>
      )}
    </>
  )
}

type Project = NonNullable<ReturnType<typeof useGivenProjects>['data']>['projects'][number]

const linkTo = ({ id }: Project) => `${paths.judging}?project=${id}`

/** Links to the next project to score. */
function Next({ project, isFirst }: { project: Project; isFirst: boolean }) {
  const isBegun = !isFirst || project.state !== 'open'
  return (
    <div className="grid gap-2 lg:max-w-xs">
      <p id="next" className="min-w-0 wrap-anywhere">
        <span className="text-muted">{words.next.heading}</span>{' '}
        <bdi className="font-semibold">{project.title}</bdi>
      </p>
      <ButtonLink href={linkTo(project)} aria-describedby="next">
        {words.next[isBegun ? 'resume' : 'start']}
      </ButtonLink>
    </div>
  )
}

/** `twins` holds the titles that several projects share. */
function Projects({
  projects,
  twins,
}: {
  projects: readonly Project[]
  twins: ReadonlySet<string>
}) {
  return (
    <ul className="mt-3 grid gap-x-12 border-b border-line lg:grid-cols-2">
      {projects.map((project) => (
        <Row key={project.id} project={project} isTwin={twins.has(project.title)} />
      ))}
    </ul>
  )
}

/** A project in two lines. Its summary follows until it is scored, or if another project has the same title. */
function Row({ project, isTwin }: { project: Project; isTwin: boolean }) {
  const { title, summary, trackId, points, isOutdated } = project
  const state = project.state as Given
  const isScored = state === 'handed-in'
  return (
    <li className="grid grid-cols-[min(3rem,16vw)_minmax(0,1fr)_auto] items-start gap-x-3 border-t border-line py-3 sm:gap-x-4">
      <div {...clothOf(trackId, 'judging-swatch')}>
        <Rosette seed={title} className="" />
      </div>
      <div className={`min-w-0 wrap-anywhere ${points === null ? 'col-span-2' : ''}`}>
        <SmartLink className="font-semibold hover:underline sm:text-lg" href={linkTo(project)}>
          <bdi>{title}</bdi>
        </SmartLink>
        <p className="flex flex-wrap gap-x-4 text-sm text-muted">
          {trackNames[trackId] ?? trackId}
          <span className={isScored && !isOutdated ? 'sr-only' : ''}>
            <span className="state text-figure" data-tone={tones[state]}>
              {words.states[state]}
            </span>
          </span>
        </p>
        {(!isScored || isTwin) && (
          <p className={isScored ? 'line-clamp-1 text-sm text-muted' : 'line-clamp-2'}>
            <bdi>{summary}</bdi>
          </p>
        )}
        {isOutdated && <p className="text-sm font-semibold">{words.outdated}</p>}
      </div>
      {points !== null && (
        <p className="text-end">
          <span className="sr-only">{words.points(points)}</span>
          <span aria-hidden="true" className="numeral text-xl">
            {formatNumber(points)}
          </span>
        </p>
      )}
    </li>
  )
}
