import { formatMoment } from '#content/format/moments.ts'
import { mentoringLimits } from '#content/forms/mentoring-limits.ts'
import { mentoringMessageSchema } from '#content/forms/mentoring.ts'
import { mentoringMessageWords as words } from '#words/mentoring.ts'
import { writeInMentoring, type MentoringMessage } from '../../data/mentoring.ts'
import { useForm } from '../form/use-form.ts'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import { toast } from '../ui/toast.tsx'

/** The reader's own messages are indented, on a background. */
const sides = {
  own: 'ms-8 rounded bg-panel px-4 py-3',
  other: 'me-8 border-s border-line ps-4',
}

/** What a team and its mentor have written, and a form to write more. */
export function Conversation({
  mentoringId,
  messages,
  isMentor = false,
  nameOf,
  onSent,
}: {
  mentoringId: string
  messages: readonly MentoringMessage[]
  /** Whether the reader is the mentor. */
  isMentor?: boolean
  /** Names the side that wrote a message. */
  nameOf: (isFromMentor: boolean) => string
  onSent: () => Promise<unknown>
}) {
  const form = useForm({
    schema: mentoringMessageSchema,
    keyed: true,
    draft: `mentoring-${mentoringId}`,
    async onSubmit(message) {
      await writeInMentoring(mentoringId, message)
      form.reset()
      toast(words.sent.title, words.sent.text)
      await onSent()
    },
  })
  // A mentor owes the team an answer only if the team wrote last.
  const isOwed = !isMentor || messages.at(-1)?.isFromMentor === false
  return (
    <div className="grid gap-5">
      <h3 className="text-lg">{words.heading}</h3>
      {messages.length === 0 ? (
        <p className="-mt-3 text-muted">{words.none}</p>
      ) : (
        <ol className="grid gap-4">
          {messages.map(({ id, isFromMentor, text, createdAt }) => (
            <li key={id} className={sides[isFromMentor === isMentor ? 'own' : 'other']}>
              <p className="text-sm text-muted">
                <bdi className="font-semibold">{nameOf(isFromMentor)}</bdi>,{' '}
                <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
              </p>
              <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                {text}
              </p>
            </li>
          ))}
        </ol>
      )}
      <form {...form.form} className="grid gap-4">
        <TextArea
          {...words.field}
          {...form.field('text')}
          className="hint-first"
          rows={4}
          maxLength={mentoringLimits.message.most}
        />
        <Button
          type="submit"
          variant={isOwed ? 'primary' : 'secondary'}
          className="justify-self-start"
          busy={form.busy}
        >
          {form.busy ? words.submitting : words.submit}
        </Button>
      </form>
    </div>
  )
}
