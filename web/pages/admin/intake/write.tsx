import { useState } from 'react'
import { answerFormSchema, entryLimits, noteSchema } from '#content/forms/intake-entry.ts'
import { intakePanel } from '#words/pages/admin-intake.ts'
import { site } from '#words/site.ts'
import { useForm } from '../../../components/form/use-form.ts'
import { Button } from '../../../components/ui/button.tsx'
import { TextArea } from '../../../components/ui/field.tsx'
import { Notice } from '../../../components/ui/notice.tsx'
import { toast } from '../../../components/ui/toast.tsx'
import { sendAnswer, writeNote, type Case, type OtherAnswer } from '../../../data/admin-intake.ts'
import { useRefresh } from '../../../data/admin.ts'
import { ApiError } from '../../../data/api-error.ts'
import { Choice } from '../choice.tsx'

const { write: words, history } = intakePanel

type Mode = keyof typeof words.modes
const modes = (Object.keys(words.modes) as Mode[]).map((value) => ({
  value,
  label: words.modes[value],
}))

/** Answers by mail, or notes something for other administrators. What is typed stays on the device until it is sent. */
export function Write({ row }: { row: Case }) {
  const [mode, setMode] = useState<Mode>('answer')
  return (
    <section className="grid gap-4 border-t border-line pt-4">
      <Choice legend={words.legend} options={modes} value={mode} onChange={setMode} />
      {mode === 'answer' ? <AnswerForm row={row} /> : <NoteForm row={row} />}
    </section>
  )
}

/** Finds the answer that someone else, or a second tab with the same draft, has sent first. */
const findOther = ({ answer }: ApiError) => (answer as Partial<OtherAnswer> | null)?.answer

function AnswerForm({ row }: { row: Case }) {
  const refresh = useRefresh()
  // The last answer that the writer has seen: a newer one that is loaded while they type does not count as seen.
  const [seen, setSeen] = useState(
    () => row.entries.findLast(({ kind }) => kind === 'answer')?.id ?? null,
  )
  const [other, setOther] = useState<string>()
  const form = useForm({
    schema: answerFormSchema,
    draft: `answer-${row.id}`,
    keyed: true,
    async onSubmit(answer) {
      try {
        await sendAnswer(row.id, { ...answer, seen })
      } catch (error) {
        const first = error instanceof ApiError && findOther(error)
        if (first) {
          setSeen(first.id)
          setOther(first.author ?? history.gone)
          await refresh()
        }
        throw error
      }
      setSeen(answer.id)
      setOther(undefined)
      form.reset()
      toast(words.answer.done.title, words.answer.done.text)
      await refresh()
    },
    failure: (error) => {
      const first = findOther(error)
      return {
        title: site.errors.toast.title,
        description: first ? words.answered(first.author ?? history.gone) : error.message,
      }
    },
  })
  return (
    <form {...form.form} className="grid gap-4">
      {other && <Notice>{words.answered(other)}</Notice>}
      <TextArea
        label={words.answer.label}
        hint={words.answer.hint(row.email)}
        {...form.field('text')}
        rows={8}
        maxLength={entryLimits.answer.most}
      />
      <Button type="submit" className="justify-self-start" busy={form.busy}>
        {form.busy ? words.answer.submitting : other ? words.sendToo : words.answer.submit}
      </Button>
    </form>
  )
}

function NoteForm({ row }: { row: Case }) {
  const refresh = useRefresh()
  const form = useForm({
    schema: noteSchema,
    draft: `note-${row.id}`,
    keyed: true,
    async onSubmit(note) {
      await writeNote(row.id, note)
      form.reset()
      toast(words.note.done.title, words.note.done.text)
      await refresh()
    },
  })
  return (
    <form {...form.form} className="grid gap-4">
      <TextArea
        label={words.note.label}
        hint={words.note.hint}
        {...form.field('text')}
        rows={4}
        maxLength={entryLimits.note.most}
      />
      <Button type="submit" className="justify-self-start" busy={form.busy}>
        {form.busy ? words.note.submitting : words.note.submit}
      </Button>
    </form>
  )
}
