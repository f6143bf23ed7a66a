import { useState } from 'react'
import { formatEventMoment } from '#content/format/moments.ts'
import { projectFormSchema } from '#content/forms/project.ts'
import { ownProjectPage as words } from '#words/pages/own-project.ts'
import { projectForm } from '#words/project-form.ts'
import Problems from '../../../components/form-parts/problems.tsx'
import { SheetList } from '../../../components/form-parts/sheet-list.tsx'
import { readDraft } from '../../../components/form/draft.ts'
import { makeFailureToast } from '../../../components/form/make-failure-toast.ts'
import { useForm } from '../../../components/form/use-form.ts'
import { Button } from '../../../components/ui/button.tsx'
import { ConfirmDialog } from '../../../components/ui/dialog.tsx'
import { changeAndRestoreFocus } from '../../../components/ui/focus.ts'
import { toast } from '../../../components/ui/toast.tsx'
import { useTask } from '../../../components/ui/use-task.ts'
import type { ApiError } from '../../../data/api-error.ts'
import type { OwnProject } from '../../../data/project.ts'
import { Compare } from './compare.tsx'
import { DatedSteps } from './dated-steps.tsx'
import { parseDraft } from './draft-form.ts'
import { emptyDraft, fields, listDifferences } from './merge-drafts.ts'
import { focusControl, MissingFields } from './missing-fields.tsx'
import { ProjectFields } from './project-fields.tsx'
import { ProjectFrame } from './project-frame.tsx'
import { ProjectRecord } from './project-record.tsx'
import { describeSaving, ProjectState, useTimeLeft } from './project-state.tsx'
import { nameDraft, useAutosave } from './use-autosave.ts'

/** A team's project: editable until the deadline, read-only after it. */
export default function OwnProjectOf({ own }: { own: OwnProject }) {
  const left = useTimeLeft(own.deadline, own.now)
  // What is in the form at the deadline, or only on this device, stays in the form: nothing that was typed disappears.
  const [isRecord] = useState(left <= 0 && !readDraft(nameDraft(own.team.id)))
  return isRecord ? <ProjectRecord own={own} /> : <ProjectEditor own={own} left={left} />
}

/** The project as a form that saves itself, with what is missing, the deadline, and the button that submits it. */
function ProjectEditor({ own, left }: { own: OwnProject; left: number }) {
  const form = useForm({
    schema: projectFormSchema,
    failure: explainFailure,
    onSubmit: async (details) => {
      await autosave.handIn(details)
      toast(words.handedInToast.title, words.handedInToast.text)
      focusState()
    },
  })
  const autosave = useAutosave(own.team.id, own.project, {
    form: form.form.ref,
    onFilled: form.read,
  })
  const { project, state, conflict } = autosave
  const [first] = useState(own.project?.draft ?? emptyDraft)
  const typed = parseDraft(form.values)
  const submission = project?.submission
  const isChanged = !submission || !typed || listDifferences(typed, submission).length > 0
  const title = typed?.title || first.title || words.untitled

  return (
    <ProjectFrame
      title={title}
      team={own.team.name}
      aside={
        <>
          <ProjectState {...{ project, left, isChanged }} deadline={own.deadline} />
          {/* There is no next step for those who missed the deadline. */}
          {(left > 0 || submission) && <DatedSteps {...own} left={left} />}
          <SheetList sheets={projectForm.sections} />
        </>
      }
    >
      <div className="grid max-w-3xl min-w-0 gap-6">
        {conflict && (
          <Compare
            key={conflict.theirs.revision}
            fields={conflict.fields}
            mine={typed ?? {}}
            theirs={conflict.theirs.draft}
            onChoose={(theirs) => {
              autosave.resolve(theirs)
              focusControl(form.form.ref.current, conflict.fields[0]!)
            }}
          />
        )}
        <form
          {...form.form}
          onInput={(event) => {
            form.form.onInput(event)
            autosave.touch()
          }}
          className="grid gap-6"
        >
          {left > 0 && <p className="text-muted">{words.required}</p>}
          <ProjectFields form={form} draft={first} isOver={left <= 0} />
          <Problems form={form} />
          {left > 0 && !form.isAttempted && (
            <MissingFields
              form={form.form.ref}
              missing={fields.filter((field) => !form.isRight(field))}
              isSubmitted={!isChanged}
            />
          )}
          <div
            data-stays
            className={`${left > 0 ? 'sticky' : ''} bottom-(--foot,0px) z-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line bg-panel py-3`}
          >
            <p role="status" data-saving={state.kind} className="min-w-0 flex-[1_1_11rem] text-sm">
              {describeSaving(state, left <= 0)}
            </p>
            {conflict && (
              <Button onClick={() => document.getElementById('compare')?.focus()}>
                {words.compare.open}
              </Button>
            )}
            {left > 0 && !conflict && (
              <div className="flex flex-wrap gap-2">
                {submission && <TakeBack onTakeBack={() => autosave.takeBack()} />}
                {(isChanged || form.busy) && (
                  <Button type="submit" busy={form.busy}>
                    {form.busy ? words.handingIn : submission ? words.handInAgain : words.handIn}
                  </Button>
                )}
              </div>
            )}
          </div>
        </form>
      </div>
    </ProjectFrame>
  )
}

const failed = makeFailureToast(words.failure)

/** Says when projects closed too: the clock of the page stands still while a device sleeps. */
function explainFailure(error: ApiError) {
  const { title, description } = failed(error)
  const { closedAt } = (error.answer ?? {}) as { closedAt?: string }
  if (!closedAt) return { title, description }
  const closed = words.state.closed(formatEventMoment(new Date(closedAt)))
  return { title, description: `${closed}. ${description}` }
}

const findState = () => document.getElementById('handed-in')

/** Moves the focus to what has become of the project: the button that was pressed is gone. */
const focusState = () => findState()?.focus()

function TakeBack({ onTakeBack }: { onTakeBack: () => Promise<void> }) {
  const { action, title, text, confirm, cancel, toast: done } = words.takeBack
  const [isAsked, setAsked] = useState(false)
  const task = useTask()
  return (
    <>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        {action}
      </Button>
      {isAsked && (
        <ConfirmDialog
          {...{ title, text, confirm, cancel }}
          busy={task.busy}
          problem={task.problem}
          onConfirm={() =>
            void task
              .run(onTakeBack, done)
              .then((isDone) => isDone && changeAndRestoreFocus(() => setAsked(false), findState))
          }
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
