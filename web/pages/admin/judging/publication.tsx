import { useState } from 'react'
import { prizes } from '#content/facts/judging.ts'
import { formatMoment } from '#content/format/moments.ts'
import { paths } from '#content/paths.ts'
import { judgingPanel } from '#words/pages/admin-judging.ts'
import { adminPage } from '#words/pages/admin.ts'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { ConfirmDialog } from '../../../components/ui/dialog.tsx'
import { Notice } from '../../../components/ui/notice.tsx'
import {
  publishProjects,
  publishResults,
  takeBackProjects,
  useGallery,
  useProgress,
  useResults,
  withdrawResults,
} from '../../../data/admin-judging.ts'
import { Loaded } from '../loaded.tsx'
import { useAction } from '../use-action.ts'
import { Place } from './results.tsx'

const { results: resultText, gallery: galleryText } = judgingPanel.publication

/** The two acts that end the judging: the results stand, and everybody sees the projects. */
export function Publication() {
  const results = useResults()
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2">
      <ResultsStep source={results} />
      <GalleryStep hasResults={Boolean(results.data?.publishedAt)} />
    </div>
  )
}

function ResultsStep({ source }: { source: ReturnType<typeof useResults> }) {
  const { data: progress } = useProgress()
  const open = progress ? progress.assigned - progress.handedIn : 0
  return (
    <section aria-labelledby="publish-results" className="bg-panel p-5">
      <h2 id="publish-results" className="text-2xl">
        {resultText.heading}
      </h2>
      <p className="measure mt-2 mb-4 text-muted">{resultText.text}</p>
      <Loaded source={source}>
        {({ publishedAt, projects, judgements, digest }) => (
          <div className="grid justify-items-start gap-4">
            <p className="text-lg font-semibold">
              {publishedAt
                ? resultText.published(formatMoment(publishedAt))
                : resultText.open(judgements.length)}
            </p>
            {!publishedAt && open > 0 && <Notice>{resultText.incomplete(open)}</Notice>}
            {projects.length > 0 && (
              <div>
                <h3 className="text-lg">{resultText.winners}</h3>
                <ul className="mt-2 grid gap-2">
                  {projects
                    .filter(({ evenedPlace }) => evenedPlace <= prizes.length)
                    .map(({ id, evenedPlace, title, teamName }) => (
                      <li key={id} className="row-title wrap-anywhere">
                        <Place of={evenedPlace} />
                        <span>
                          <bdi className="font-semibold">{title}</bdi>
                          <bdi className="block text-sm text-muted">{teamName}</bdi>
                        </span>
                      </li>
                    ))}
                </ul>
              </div>
            )}
            {publishedAt ? (
              <Act
                variant="secondary"
                label={resultText.withdraw}
                question={resultText.withdrawConfirm}
                work={withdrawResults}
                done={resultText.withdrawn}
              />
            ) : (
              projects.length > 0 && (
                <Act
                  label={resultText.publish}
                  question={resultText.publishConfirm}
                  work={() => publishResults(digest)}
                  done={resultText.done}
                />
              )
            )}
          </div>
        )}
      </Loaded>
    </section>
  )
}

function GalleryStep({ hasResults }: { hasResults: boolean }) {
  return (
    <section aria-labelledby="publish-projects" className="bg-panel p-5">
      <h2 id="publish-projects" className="text-2xl">
        {galleryText.heading}
      </h2>
      <p className="measure mt-2 mb-4 text-muted">{galleryText.text}</p>
      <Loaded source={useGallery()}>
        {({ published, projects }) => (
          <div className="grid justify-items-start gap-4">
            <p className="text-lg font-semibold">
              {published
                ? galleryText.published(formatMoment(published.publishedAt))
                : galleryText.open(projects)}
            </p>
            {published ? (
              <div className="buttons">
                <ButtonLink href={paths.projects} target="_blank">
                  {galleryText.link}
                </ButtonLink>
                <Act
                  variant="secondary"
                  label={galleryText.withdraw}
                  question={galleryText.withdrawConfirm}
                  work={takeBackProjects}
                  done={galleryText.withdrawn}
                />
              </div>
            ) : (
              projects > 0 && (
                <>
                  {!hasResults && <Notice variant="bad">{galleryText.withoutPrizes}</Notice>}
                  <Act
                    label={galleryText.publish}
                    question={galleryText.publishConfirm(projects)}
                    work={() => publishProjects(projects)}
                    done={galleryText.done}
                  />
                </>
              )
            )}
          </div>
        )}
      </Loaded>
    </section>
  )
}

/** A button that asks before it acts. */
function Act({
  label,
  question,
  work,
  done,
  variant = 'primary',
}: {
  label: string
  question: string
  work: () => Promise<unknown>
  done: { title: string; text: string }
  variant?: 'primary' | 'secondary'
}) {
  const [isAsking, setAsking] = useState(false)
  const { busy, problem, run } = useAction()
  return (
    <>
      <Button variant={variant} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={label}
          text={question}
          confirm={label}
          cancel={adminPage.table.cancel}
          busy={busy}
          problem={problem}
          onConfirm={() => void run(work, done).then((ok) => ok && setAsking(false))}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
