import { useState } from 'react'
import { projectFormSchema } from '#content/forms/project.ts'
import { paths } from '#content/paths.ts'
import { ownProjectPage as words } from '#words/pages/own-project.ts'
import { projectForm } from '#words/project-form.ts'
import Problems from '../../../components/form-parts/problems.tsx'
import { SheetList } from '../../../components/form-parts/sheet-list.tsx'
import { makeFailureToast } from '../../../components/form/make-failure-toast.ts'
import { useForm } from '../../../components/form/use-form.ts'
import { Rosette } from '../../../components/page-parts/rosette.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { ConfirmDialog } from '../../../components/ui/dialog.tsx'
import { changeAndRestoreFocus } from '../../../components/ui/focus.ts'
import { SmartLink } from '../../../components/ui/smart-link.tsx'
import { toast } from '../../../components/ui/toast.tsx'
import { useTask } from '../../../components/ui/use-task.ts'
import type { OwnProject } from '../../../data/project.ts'
import { Compare } from './compare.tsx'
import { parseDraft } from './draft-form.ts'
import { emptyDraft, fields, listDifferences } from './merge-drafts.ts'
import { focusControl, MissingFields } from './missing-fields.tsx'
import { ProjectFields } from './project-fields.tsx'
import { describeSaving, ProjectState, useTimeLeft } from './project-state.tsx'
import { useAutosave } from './use-autosave.ts'

/** The project of a team as a form that saves itself, with what is missing, the deadline, and the button that submits it. */
export default function ProjectEditor({ own }: { own: OwnProject }) {
  const form = useForm({
    schema: projectFormSchema,
    failure: makeFailureToast(words.failure),
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
  const left = useTimeLeft(own.deadline, own.now)
  const [first] = useState(own.project?.draft ?? emptyDraft)
  const typed = parseDraft(form.values)
  const submission = project?.submission
  const { steps, ...ahead } = words.after
  // What can be done until the deadline is said until then, and to those who missed it nothing.
  const after = left > 0 ? words.after : submission && { ...ahead, steps: steps.slice(1) }
  const isChanged = !submission || !typed || listDifferences(typed, submission).length > 0
  const title = typed?.title || first.title || words.untitled

  return (
    <>
      <div className="cloth cloth-print overflow-clip pt-(--bar)">
        <div className="wrap flex items-center justify-between gap-8 py-8 lg:py-12">
          <div className="min-w-0">
            <p className="mb-4">
              <SmartLink className="link back" href={paths.account}>
                {words.back}
              </SmartLink>
            </p>
            <h1 className="text-4xl wrap-anywhere sm:text-5xl">{title}</h1>
            <p className="mt-3 text-lg wrap-anywhere text-muted">{words.team(own.team.name)}</p>
          </div>
          <Rosette seed={title} className="size-24 shrink-0 text-ochre sm:size-32" />
        </div>
      </div>
      <section aria-labelledby="form" className="bg-panel">
        <div className="wrap grid gap-6 py-10 lg:grid-cols-[1fr_2fr] lg:gap-16 lg:py-16">
          <div>
            <h2 id="form">{words.formHeading}</h2>
            <ProjectState {...{ project, left, isChanged }} deadline={own.deadline} />
            <SheetList sheets={projectForm.sections} {...(after && { after })} />
          </div>
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
                />
              )}
              <div className="sticky bottom-(--foot,0px) z-10 -mx-(--side) flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line bg-panel px-(--side) py-3">
                <p
                  role="status"
                  data-saving={state.kind}
                  className="min-w-0 flex-[1_1_11rem] text-sm"
                >
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
                        {form.busy
                          ? words.handingIn
                          : submission
                            ? words.handInAgain
                            : words.handIn}
                      </Button>
                    )}
                  </div>
                )}
              </div>
            </form>
          </div>
        </div>
      </section>
    </>
  )
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
