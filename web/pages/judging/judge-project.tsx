import { evaluationCriteria } from '#content/catalogue/judging.ts'
import { listTools } from '#content/forms/listed-tools.ts'
import { judgingPage } from '#words/pages/judging.ts'
import { projectPage } from '#words/pages/projects.ts'
import { trackNames } from '#words/track-names.ts'
import { Fact, OutLink } from '../../components/page-parts/fact.tsx'
import { Rosette } from '../../components/page-parts/rosette.tsx'
import { OwnEmpty } from '../../components/personal/own-empty.tsx'
import { OwnFailed, OwnFrame, OwnWaiting } from '../../components/personal/own-frame.tsx'
import { clothOf } from '../../components/tracks/track-cloth.tsx'
import { takeFocus } from '../../components/ui/focus.ts'
import { Notice } from '../../components/ui/notice.tsx'
import { SmartLink } from '../../components/ui/smart-link.tsx'
import { ApiError } from '../../data/api-error.ts'
import { useGivenProject, type GivenProject, type StoredScore } from '../../data/judging.ts'
import { DeclareConflict } from './declare-conflict.tsx'
import { ScoreForm } from './score-form.tsx'

const { project: words, published, outdated, given, points } = judgingPage

/** A project as a judge sees it, without the people behind it, and the judge's scores. */
export default function JudgeProject({ id, takesFocus }: { id: string; takesFocus: boolean }) {
  const { data, error, mutate } = useGivenProject(id)
  if (!data) {
    const isGone = error instanceof ApiError && [400, 403, 404].includes(error.status)
    return (
      <OwnFrame
        words={{ ...judgingPage, back: words.back.label }}
        backTo={words.back.href}
        className="justify-items-start gap-5"
        takesFocus={takesFocus && error !== undefined}
      >
        {isGone && <OwnEmpty text={words.gone} />}
        {error && !isGone && (
          <OwnFailed words={judgingPage} error={error} onRetry={() => void mutate()} />
        )}
        {!error && <OwnWaiting words={judgingPage} />}
      </OwnFrame>
    )
  }
  const { project, score, publishedAt } = data
  return (
    <>
      <div className="work-bar cloth cloth-print pt-(--bar)">
        <div className="wrap flex items-center justify-between gap-8 py-8 lg:py-12">
          <div className="min-w-0 wrap-anywhere">
            <p className="mb-4">
              <SmartLink className="link back" href={words.back.href}>
                {words.back.label}
              </SmartLink>
            </p>
            <h1
              className="text-4xl outline-none sm:text-5xl"
              {...(takesFocus && { ref: takeFocus, tabIndex: -1 })}
            >
              <bdi>{project.title}</bdi>
            </h1>
            <p className="measure mt-3 text-lg text-muted">
              <bdi>{project.summary}</bdi>
            </p>
          </div>
          <div {...clothOf(project.trackId, 'judging-cloth max-sm:hidden')}>
            <Rosette seed={project.title} className="size-32" />
          </div>
        </div>
      </div>
      <div className="wrap grid grid-cols-1 gap-12 py-10 lg:grid-cols-2 lg:gap-16">
        <About project={project} />
        <div className="grid min-w-0 grid-cols-1 content-start gap-8">
          {publishedAt ? (
            <>
              <Notice>{published}</Notice>
              <GivenScores score={score} />
            </>
          ) : (
            <>
              {score && (project.submittedAt ?? '') > score.updatedAt && (
                <Notice>{outdated}</Notice>
              )}
              <ScoreForm id={id} score={score} />
              <DeclareConflict id={id} />
            </>
          )}
        </div>
      </div>
    </>
  )
}

/** What a judge submitted, once it can no longer change. */
function GivenScores({ score }: { score: StoredScore | null }) {
  const { final } = score ?? {}
  return (
    <section aria-labelledby="given">
      <h2 id="given" className="text-2xl">
        {given.heading}
      </h2>
      {final && score?.points != null ? (
        <>
          <p className="mt-2 text-lg font-semibold">{points(score.points)}</p>
          <dl className="mt-4 grid gap-3">
            {evaluationCriteria.map(({ id, name }) => (
              <Fact key={id} label={name}>
                {final.scores[id]}
              </Fact>
            ))}
            {final.note && <Fact label={given.note}>{final.note}</Fact>}
          </dl>
        </>
      ) : (
        <p className="mt-2">{given.none}</p>
      )}
    </section>
  )
}

function About({ project }: { project: GivenProject['project'] }) {
  const { links, facts } = words
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-8 wrap-anywhere">
      <p className="flex flex-wrap gap-x-8 gap-y-2 font-semibold">
        <OutLink href={project.repositoryUrl}>{links.repository}</OutLink>
        <OutLink href={project.demoUrl}>{links.demo}</OutLink>
        <OutLink href={project.videoUrl}>{links.video}</OutLink>
      </p>
      <section aria-labelledby="about">
        <h2 id="about" className="text-2xl">
          {words.about}
        </h2>
        <div className="prose foreign mt-4" dangerouslySetInnerHTML={{ __html: project.html }} />
      </section>
      <section aria-labelledby="run">
        <h2 id="run" className="text-2xl">
          {words.run}
        </h2>
        <p className="mt-4">
          {projectPage.run.transports[project.transport]}:{' '}
          <code>{project.command || project.address}</code>
        </p>
        <h3 className="mt-6 text-xl">{words.tools}</h3>
        <dl className="mt-2">
          {listTools(project.tools).map(({ name, description }) => (
            <Fact key={name} label={<code>{name}</code>}>
              {description}
            </Fact>
          ))}
        </dl>
      </section>
      <dl>
        <Fact label={facts.team}>{project.teamName}</Fact>
        <Fact label={projectPage.about.track}>
          {trackNames[project.trackId] ?? project.trackId}
        </Fact>
        <Fact label={facts.licence}>{project.licence}</Fact>
        <Fact label={facts.languages}>{project.languages}</Fact>
        <Fact label={facts.dataSources}>{project.dataSources}</Fact>
      </dl>
    </div>
  )
}
