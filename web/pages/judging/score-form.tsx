import { useEffect, useId, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { evaluationCriteria, judgingScale } from '#content/catalogue/judging.ts'
import { pointsOf, type CriterionId, type ScoreStep } from '#content/facts/judging.ts'
import { judgingLimits } from '#content/forms/judging-limits.ts'
import { judgingPage } from '#words/pages/judging.ts'
import { Button } from '../../components/ui/button.tsx'
import { TextArea } from '../../components/ui/field.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { useTask } from '../../components/ui/use-task.ts'
import { handInScores, newerScores, saveScores, type StoredScore } from '../../data/judging.ts'

const { form: words, points: describePoints } = judgingPage
/** Milliseconds after the last change until it is saved, and until a save that failed is tried again. */
const PAUSE = 800
const RETRY = 5000

type Values = { scores: Partial<Record<CriterionId, ScoreStep | null>>; note: string }
type Saving = 'saved' | 'saving' | 'unsaved'

const criteria = evaluationCriteria.map((criterion) => ({
  ...criterion,
  steps: judgingScale.find(({ id }) => id === criterion.id)!.steps,
}))

const valuesOf = (score: StoredScore | null): Values => ({
  scores: { ...score?.draft.scores } as Values['scores'],
  note: score?.draft.note ?? '',
})

/** The scores of a project, which save themselves, and the button that hands them in. */
export function ScoreForm({ id, score }: { id: string; score: StoredScore | null }) {
  const [values, setValues] = useState(() => valuesOf(score))
  const [stored, setStored] = useState(score)
  const [saving, setSaving] = useState<Saving>('saved')
  const [newer, setNewer] = useState<StoredScore>()
  const [isAttempted, setAttempted] = useState(false)
  const { busy, run } = useTask()
  const { mutate } = useSWRConfig()
  const latest = useRef(values)
  const revision = useRef(score?.revision ?? null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const missing = criteria.filter(({ id: criterion }) => !values.scores[criterion])
  const isHandedIn = stored?.final != null && stored.handedInRevision === stored.revision

  function change(next: Values) {
    latest.current = next
    setValues(next)
    setSaving('unsaved')
    plan(PAUSE)
  }

  function plan(wait: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), wait)
  }

  async function save() {
    clearTimeout(timer.current)
    const sent = latest.current
    setSaving('saving')
    try {
      keep(await saveScores(id, { ...sent, revision: revision.current }))
      if (latest.current === sent) setSaving('saved')
      else plan(PAUSE)
    } catch (error) {
      const other = newerScores(error)
      setSaving('unsaved')
      if (other) setNewer(other)
      else plan(RETRY)
    }
  }

  function keep(next: StoredScore) {
    revision.current = next.revision
    setStored(next)
    void mutate('judging')
  }

  function choose(isTheirs: boolean) {
    if (!newer) return
    keep(newer)
    setNewer(undefined)
    if (!isTheirs) return plan(0)
    latest.current = valuesOf(newer)
    setValues(latest.current)
    setSaving('saved')
  }

  async function handIn() {
    setAttempted(true)
    const [first] = missing
    if (first) return document.getElementById(`score-${first.id}`)?.focus()
    clearTimeout(timer.current)
    await run(async () => {
      try {
        const scores = latest.current.scores as Record<CriterionId, ScoreStep>
        keep(await handInScores(id, { ...latest.current, scores, revision: revision.current }))
        setSaving('saved')
      } catch (error) {
        setNewer(newerScores(error))
        throw error
      }
    }, words.handedIn)
  }

  // Whoever leaves in the middle of the pause loses nothing.
  const flush = useRef(save)
  useEffect(() => {
    flush.current = save
  })
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden' && timer.current) void flush.current()
    }
    document.addEventListener('visibilitychange', onHide)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      clearTimeout(timer.current)
    }
  }, [])

  return (
    <form
      noValidate
      className="grid gap-8"
      onSubmit={(event) => {
        event.preventDefault()
        void handIn()
      }}
    >
      <h2 className="text-2xl">{words.heading}</h2>
      {newer && (
        <Notice as="div" variant="bad" role="alert">
          <p>{words.newer.text}</p>
          <div className="buttons mt-3">
            <Button onClick={() => choose(true)}>{words.newer.theirs}</Button>
            <Button variant="secondary" onClick={() => choose(false)}>
              {words.newer.mine}
            </Button>
          </div>
        </Notice>
      )}
      {criteria.map((criterion) => (
        <Criterion
          key={criterion.id}
          criterion={criterion}
          chosen={values.scores[criterion.id] ?? undefined}
          error={isAttempted && !values.scores[criterion.id] ? words.missing : undefined}
          onChoose={(step) =>
            change({ ...values, scores: { ...values.scores, [criterion.id]: step } })
          }
        />
      ))}
      <TextArea
        label={words.note}
        hint={words.noteHint}
        name="note"
        rows={6}
        maxLength={judgingLimits.note.most}
        value={values.note}
        onChange={(event) => change({ ...values, note: event.currentTarget.value })}
      />
      <div className="sticky bottom-[var(--foot,0px)] z-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line bg-ground py-3">
        <p role="status" className="text-sm">
          {missing.length === 0
            ? describePoints(pointsOf(values.scores as Record<CriterionId, number>))
            : words.incomplete(missing.length)}
          <span className="block text-muted">{words[saving]}</span>
        </p>
        <Button type="submit" busy={busy} disabled={newer !== undefined}>
          {isHandedIn || stored?.final ? words.handInAgain : words.handIn}
        </Button>
      </div>
    </form>
  )
}

function Criterion({
  criterion: { id, name, description, weight, steps },
  chosen,
  error,
  onChoose,
}: {
  criterion: (typeof criteria)[number]
  chosen: ScoreStep | undefined
  error: string | undefined
  onChoose: (step: ScoreStep) => void
}) {
  const hint = useId()
  return (
    <fieldset role="radiogroup" aria-describedby={hint} aria-invalid={error ? true : undefined}>
      <legend className="text-xl font-semibold">{name}</legend>
      <p className="mt-1 text-sm text-muted">
        {words.weight(weight)}. {description}
      </p>
      <div className="score-steps mt-3">
        {steps.map(({ step, meaning }, index) => (
          <label key={step} title={meaning}>
            <input
              id={index === 0 ? `score-${id}` : undefined}
              type="radio"
              name={id}
              value={step}
              className="sr-only"
              aria-label={`${step}: ${meaning}`}
              checked={chosen === step}
              onChange={() => onChoose(step)}
            />
            {step}
          </label>
        ))}
      </div>
      <p id={hint} className={error ? 'mt-2 font-semibold text-danger' : 'mt-2'}>
        {error ?? (chosen && steps.find(({ step }) => step === chosen)?.meaning)}
      </p>
    </fieldset>
  )
}
