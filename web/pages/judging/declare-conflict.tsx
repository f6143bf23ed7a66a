import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { judgingLimits } from '#content/forms/judging-limits.ts'
import { paths } from '#content/paths.ts'
import { judgingPage } from '#words/pages/judging.ts'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { TextArea } from '../../components/ui/field.tsx'
import { useTask } from '../../components/ui/use-task.ts'
import { ApiError } from '../../data/api-error.ts'
import { declareConflict } from '../../data/judging.ts'

const { conflict: words } = judgingPage

/** The way to give a project back, with the reason. */
export function DeclareConflict({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const { busy, problem, run } = useTask()
  const navigate = useNavigate()
  const { mutate } = useSWRConfig()
  const close = () => setOpen(false)

  async function giveBack() {
    const { least } = judgingLimits.reason
    const isShort = reason.trim().length < least
    setError(isShort ? words.tooShort(least) : undefined)
    // On a phone, a toast would cover this message.
    if (isShort) return field.current?.focus()
    const isDone = await run(async () => {
      try {
        await declareConflict(id, reason)
      } catch (failure) {
        setError(failure instanceof ApiError ? failure.fields.reason : undefined)
        throw failure
      }
    }, words.done)
    if (!isDone) return
    await mutate('judging')
    await navigate(paths.judging)
    // Or Back would show a project that is no longer theirs.
    void mutate(`judging/${id}`, undefined, { revalidate: false })
  }

  return (
    <div>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {words.action}
      </Button>
      {isOpen && (
        <Dialog title={words.title} closeLabel={words.cancel} problem={problem} onClose={close}>
          <p>{words.text}</p>
          <TextArea
            ref={field}
            label={words.reason}
            name="reason"
            rows={3}
            maxLength={judgingLimits.reason.most}
            value={reason}
            error={error}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <div className="dialog-actions">
            <Button variant="secondary" onClick={close}>
              {words.cancel}
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void giveBack()}>
              {words.confirm}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  )
}
