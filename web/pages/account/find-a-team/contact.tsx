import { joinRequestLimits, joinWordsSchema } from '#content/forms/join-request.ts'
import { matchingLimits, matchingMessageSchema, reportSchema } from '#content/forms/matching.ts'
import type { ReportKind } from '#content/wire/report-kinds.ts'
import { findTeamPage } from '#words/pages/find-team.ts'
import { useForm } from '../../../components/form/use-form.ts'
import { Button } from '../../../components/ui/button.tsx'
import { ConfirmDialog, Dialog } from '../../../components/ui/dialog.tsx'
import { SelectField, TextArea, TextField } from '../../../components/ui/field.tsx'
import { Notice } from '../../../components/ui/notice.tsx'
import { toast } from '../../../components/ui/toast.tsx'
import { useTask } from '../../../components/ui/use-task.ts'
import { askByCard, hide, report, writeTo, type OwnMatching } from '../../../data/matching.ts'

const words = findTeamPage

type Props = {
  act: 'write' | 'ask' | 'hide' | 'report'
  /** The card or message that it is about, with the name on it. */
  about: { kind: ReportKind; id: string; name: string }
  /** The card to which a message or a request goes. */
  to: string
  /** The card of the reader's own that wrote or received the message, if it is an answer. */
  from?: string
  own: OwnMatching
  onDone: () => Promise<unknown>
  onClose: () => void
}

/** The dialog in which the reader writes to a card, asks to join its team, hides who wrote it, or reports it. */
export default function ContactDialog(props: Props) {
  const dialogs = { write: Write, ask: Ask, hide: Hide, report: Report }
  const Content = dialogs[props.act]
  return <Content {...props} />
}

/** Returns what is done once something has been sent. */
function finishWith({ onDone, onClose }: Props, done: { title: string; text: string }) {
  return async (form: { forget: () => void }) => {
    form.forget()
    toast(done.title, done.text)
    await onDone()
    onClose()
  }
}

function Write(props: Props) {
  const { about, to, from, own, onClose } = props
  const text = words.write
  const cards = own.cards.filter((card) => card.hasReason && !card.isPaused && !card.isHidden)
  const finish = finishWith(props, text.done)
  const form = useForm({
    schema: matchingMessageSchema,
    draft: `find-team-message-${to}`,
    keyed: true,
    complete: (typed) => ({ from: cards[0]?.id ?? '', ...typed }),
    onSubmit: async (message) => {
      await writeTo(to, message)
      await finish(form)
    },
  })
  return (
    <Dialog title={text.title(about.name)} closeLabel={words.hide.cancel} onClose={onClose}>
      <form {...form.form} className="grid gap-5">
        <p className="text-muted">{text.text}</p>
        {cards.length > 1 && (
          <SelectField
            {...text.from}
            {...form.field('from')}
            defaultValue={from}
            options={cards.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <TextArea
          {...text.message}
          {...form.field('text')}
          rows={6}
          maxLength={matchingLimits.message.most}
        />
        {cards.length === 0 && <Notice>{text.needsCard}</Notice>}
        <Button
          type="submit"
          className="justify-self-start"
          busy={form.busy}
          disabled={cards.length === 0}
        >
          {form.busy ? text.sending : text.send}
        </Button>
      </form>
    </Dialog>
  )
}

function Ask(props: Props) {
  const { about, to, own, onClose } = props
  const text = words.ask
  const finish = finishWith(props, text.done)
  const form = useForm({
    schema: joinWordsSchema,
    draft: `find-team-request-${to}`,
    keyed: true,
    onSubmit: async (request) => {
      await askByCard(to, request)
      await finish(form)
    },
  })
  return (
    <Dialog title={text.title(about.name)} closeLabel={words.hide.cancel} onClose={onClose}>
      <form {...form.form} className="grid gap-5">
        <p className="text-muted">{text.text}</p>
        <TextField
          {...text.name}
          {...form.field('name')}
          autoComplete="name"
          defaultValue={own.cards.find(({ isTeam }) => !isTeam)?.name}
          maxLength={joinRequestLimits.name.most}
        />
        <TextArea
          {...text.note}
          {...form.field('note')}
          optional
          rows={4}
          maxLength={joinRequestLimits.note.most}
        />
        <Button type="submit" className="justify-self-start" busy={form.busy}>
          {form.busy ? words.write.sending : text.send}
        </Button>
      </form>
    </Dialog>
  )
}

function Report(props: Props) {
  const { about, onClose } = props
  const text = words.report
  const finish = finishWith(props, text.done)
  const form = useForm({
    schema: reportSchema,
    draft: `find-team-report-${about.id}`,
    keyed: true,
    complete: (typed) => ({ ...typed, kind: about.kind, subjectId: about.id }),
    onSubmit: async (reported) => {
      await report(reported)
      await finish(form)
    },
  })
  return (
    <Dialog title={text.title(about.name)} closeLabel={words.hide.cancel} onClose={onClose}>
      <form {...form.form} className="grid gap-5">
        <p className="text-muted">{text.text}</p>
        <TextArea
          {...text.reason}
          {...form.field('reason')}
          rows={4}
          maxLength={matchingLimits.reason.most}
        />
        <Button type="submit" className="justify-self-start" busy={form.busy}>
          {form.busy ? words.write.sending : text.send}
        </Button>
      </form>
    </Dialog>
  )
}

function Hide({ about, onDone, onClose }: Props) {
  const text = words.hide
  const { busy, problem, run } = useTask()
  async function hideAuthor() {
    await hide({ id: crypto.randomUUID(), kind: about.kind, subjectId: about.id })
    await onDone()
  }
  return (
    <ConfirmDialog
      title={text.title(about.name)}
      text={text.text}
      confirm={text.confirm}
      cancel={text.cancel}
      busy={busy}
      problem={problem}
      onConfirm={() => void run(hideAuthor, text.done).then((isDone) => isDone && onClose())}
      onClose={onClose}
    />
  )
}
