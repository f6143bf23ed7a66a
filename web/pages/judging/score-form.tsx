import { useId, useState } from 'react'
import { evaluationCriteria, judgingScale } from '#content/catalogue/judging.ts'
import { pointsOf, type CriterionId, type ScoreStep } from '#content/facts/judging.ts'
import { judgingLimits } from '#content/forms/judging-limits.ts'
import { judgingPage } from '#words/pages/judging.ts'
import { Button } from '../../components/ui/button.tsx'
import { TextArea } from '../../components/ui/field.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { useTask } from '../../components/ui/use-task.ts'
import type { StoredScore } from '../../data/judging.ts'
import { useScores } from './use-scores.ts'

const { form: words, points: describePoints } = judgingPage

const criteria = evaluationCriteria.map((criterion) => ({
  ...criterion,
  steps: judgingScale.find(({ id }) => id === criterion.id)!.steps,
}))

/** The scores of a project, which save themselves, and the button that hands them in. */
export function ScoreForm({ id, score }: { id: string; score: StoredScore | null }) {
  const form = useScores(id, score)
  const { values, saving, newer } = form
  const [isAttempted, setAttempted] = useState(false)
  const { busy, run } = useTask()
  const missing = criteria.filter(({ id: criterion }) => !values.scores[criterion])

  async function handIn() {
    setAttempted(true)
    const [first] = missing
    if (first) return document.getElementById(`score-${first.id}`)?.focus()
    await run(() => form.handIn(), words.handedIn)
  }

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
            <Button onClick={() => form.choose(true)}>{words.newer.theirs}</Button>
            <Button variant="secondary" onClick={() => form.choose(false)}>
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
            form.change({ ...values, scores: { ...values.scores, [criterion.id]: step } })
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
        onChange={(event) => form.change({ ...values, note: event.currentTarget.value })}
      />
      <div
        data-stays
        className="sticky bottom-[var(--foot,0px)] z-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line bg-ground py-3"
      >
        <p role="status" className="text-sm">
          {missing.length === 0
            ? describePoints(pointsOf(values.scores as Record<CriterionId, number>))
            : words.incomplete(missing.length)}
          <span className="block text-muted">
            {saving.kind === 'refused'
              ? saving.reason
              : words[saving.kind === 'saved' && !form.stored ? 'fresh' : saving.kind]}
          </span>
        </p>
        <Button type="submit" busy={busy} disabled={newer !== undefined}>
          {form.stored?.final ? words.handInAgain : words.handIn}
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
      <details className="mt-1 text-sm">
        <summary className="link cursor-pointer">{words.scale}</summary>
        <ol className="mt-2 list-decimal ps-6">
          {steps.map(({ step, meaning }) => (
            <li key={step}>{meaning}</li>
          ))}
        </ol>
      </details>
    </fieldset>
  )
}
