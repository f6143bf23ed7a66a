import { useState } from 'react'
import { formatMoment } from '#content/format/moments.ts'
import { judgingLimits } from '#content/forms/judging-limits.ts'
import { judgingPanel } from '#words/pages/admin-judging.ts'
import { Button } from '../../../components/ui/button.tsx'
import { TextField } from '../../../components/ui/field.tsx'
import { Notice } from '../../../components/ui/notice.tsx'
import {
  previewAssignment,
  runAssignment,
  useProgress,
  type Plan,
  type Progress,
} from '../../../data/admin-judging.ts'
import { Loaded } from '../loaded.tsx'
import { Marks } from '../marks.tsx'
import { Shares } from '../shares.tsx'
import { useAction } from '../use-action.ts'
import { useMore } from './use-more.tsx'

const text = judgingPanel.sharing
const usual = { perProject: 3, perJudge: 15 }
const SHORTAGES_SHOWN = 20

/** Who judges what: the plan, with a preview, and the progress of the judges. */
export function Sharing() {
  return (
    <Loaded source={useProgress()}>
      {(progress) => (
        <>
          <Assignment key={progress.round?.revision ?? ''} progress={progress} />
          <ProgressReport progress={progress} />
        </>
      )}
    </Loaded>
  )
}

function Assignment({ progress: { round } }: { progress: Progress }) {
  const { busy, run } = useAction()
  const [numbers, setNumbers] = useState({
    perProject: String(round?.perProject ?? usual.perProject),
    perJudge: String(round?.perJudge ?? usual.perJudge),
  })
  const [plan, setPlan] = useState<Plan>()
  const json = { perProject: Number(numbers.perProject), perJudge: Number(numbers.perJudge) }
  const field = (name: 'perProject' | 'perJudge') => ({
    ...text.fields[name],
    type: 'number',
    inputMode: 'numeric' as const,
    required: true,
    min: judgingLimits[name].least,
    max: judgingLimits[name].most,
    value: numbers[name],
    onChange: (event: { target: { value: string } }) => {
      setNumbers({ ...numbers, [name]: event.target.value })
      setPlan(undefined)
    },
  })
  return (
    <section aria-labelledby="sharing" className="mb-12 bg-panel p-5">
      <div className="grid items-end gap-x-12 gap-y-5 lg:grid-cols-[1fr_auto]">
        <div>
          <h2 id="sharing" className="text-2xl">
            {text.heading}
          </h2>
          <p className="measure mt-2 text-muted">{text.text}</p>
        </div>
        <form
          className="grid items-end gap-4 sm:grid-cols-[10rem_15rem_auto]"
          onSubmit={(event) => {
            event.preventDefault()
            void run(async () => setPlan(await previewAssignment(json)))
          }}
        >
          <TextField {...field('perProject')} />
          <TextField {...field('perJudge')} />
          <Button
            type="submit"
            variant={plan ? 'secondary' : 'primary'}
            className="justify-self-start"
            busy={busy}
          >
            {busy ? text.previewing : text.preview}
          </Button>
        </form>
      </div>
      {plan && (
        <div className="mt-6 border-t border-line pt-5">
          <h3 className="text-xl">{text.outcome}</h3>
          <Outcome plan={plan} />
          {plan.projects > 0 && plan.judges > 0 && (
            <Button
              className="mt-5"
              busy={busy}
              onClick={() =>
                void run(
                  () => runAssignment({ ...json, revision: plan.round?.revision ?? null }),
                  text.assigned,
                ).then((ok) => ok && setPlan(undefined))
              }
            >
              {busy ? text.assigning : text.assign}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

/** What a plan would do, in sentences. */
function Outcome({ plan }: { plan: Plan }) {
  if (plan.projects === 0) return <p className="mt-3">{text.noProjects}</p>
  if (plan.judges === 0) return <p className="mt-3">{text.noJudges}</p>
  const { places, load, change, apart, linked, groups, short, shortages } = text
  return (
    <div className="measure mt-3 grid gap-2" role="status">
      <p>{places(plan.assigned, plan.needed, plan.projects, plan.judges)}</p>
      <p>{load(plan.load.least, plan.load.most)}</p>
      <p>{change(plan.added, plan.removed)}</p>
      <p>{apart(plan.conflicts)}</p>
      {plan.groups > 1 ? <Notice variant="bad">{groups(plan.groups)}</Notice> : <p>{linked}</p>}
      {plan.short.length > 0 && (
        <Notice as="div" variant="bad">
          <p className="font-semibold">{short(plan.short.length)}</p>
          <ul className="mt-1 list-disc ps-5">
            {plan.short.slice(0, SHORTAGES_SHOWN).map(({ projectId, title, judges, reason }) => (
              <li key={projectId} className="wrap-anywhere">
                {shortages[reason](title, judges)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}

function ProgressReport({ progress }: { progress: Progress }) {
  const words = text.progress
  const { round, short, assigned, started, handedIn, complete, projects } = progress
  const { shown, foot } = useMore(projects)
  return (
    <section aria-labelledby="progress">
      <h2 id="progress" className="text-2xl">
        {words.heading}
      </h2>
      <p className="measure mt-2 text-muted">
        {round
          ? words.since(formatMoment(round.assignedAt), round.perProject, round.perJudge)
          : words.never}
      </p>
      {round && short > 0 && (
        <Notice className="mt-4">{words.short(short, round.perProject)}</Notice>
      )}
      {assigned > 0 && (
        <>
          <Shares
            label={words.picture}
            parts={[
              { id: 'good', label: words.states.handedIn, amount: handedIn },
              { id: 'half', label: words.states.draft, amount: started - handedIn },
              { id: 'quiet', label: words.states.open, amount: assigned - started },
            ]}
          />
          <p className="mt-3 mb-6">{words.complete(complete, projects.length)}</p>
          <ul aria-label={words.caption} className="marked">
            {shown.map((row) => (
              <li key={row.id}>
                <bdi>{row.title}</bdi>
                <Marks
                  label={words.marks(
                    row.handedIn,
                    row.started - row.handedIn,
                    row.assigned - row.started,
                  )}
                  parts={Array.from({ length: row.assigned }, (_, index) =>
                    index < row.handedIn ? 'good' : index < row.started ? 'half' : 'quiet',
                  )}
                />
              </li>
            ))}
          </ul>
          {foot}
        </>
      )}
    </section>
  )
}
