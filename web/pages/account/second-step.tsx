import { useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { formatDate } from '#content/format/moments.ts'
import { paths } from '#content/paths.ts'
import { isStaff } from '#content/wire/roles.ts'
import { accountPage } from '#words/pages/account.ts'
import type { Enrolment } from '../../auth/answers.ts'
import { useAuth } from '../../auth/auth-context.ts'
import { enrolFactor, makeRecoveryCodes, removeFactor } from '../../auth/factors.ts'
import { Button } from '../../components/ui/button.tsx'
import { ConfirmDialog } from '../../components/ui/dialog.tsx'
import { changeAndRestoreFocus } from '../../components/ui/focus.ts'
import { toast } from '../../components/ui/toast.tsx'
import { useTask } from '../../components/ui/use-task.ts'
import { Enrol } from './enrol.tsx'
import { NewCodes, RecoveryCodesLeft } from './recovery-codes.tsx'

const { secondFactor: text } = accountPage

/** Turns two-step verification with an authenticator app on and off, and shows its recovery codes. */
export default function SecondStep() {
  const { user, role } = useAuth()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const opener = useRef<HTMLButtonElement>(null)
  const task = useTask({ fallback: opener })
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const [codes, setCodes] = useState<string[]>()
  const [isNew, setNew] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const factors = user?.factors?.filter(({ status }) => status === 'verified') ?? []
  const isOn = factors.length > 0

  async function start() {
    await task.run(async () => setEnrolment(await enrolFactor()))
  }

  async function finish() {
    setNew(true)
    await task.run(async () => setCodes((await makeRecoveryCodes()).codes))
    close(() => setEnrolment(undefined))
  }

  async function remove() {
    const all = async () => {
      for (const { id } of factors) await removeFactor(id)
    }
    await task.run(all, text.toastOff)
    close(() => {
      setCodes(undefined)
      setAsking(false)
    })
  }

  /** Leaves the new codes: for the dashboard, if that is where the reader came from. */
  function leave() {
    // Not before, because it would cover the codes, which are shown once.
    if (isNew) toast(text.toastOn.title, text.toastOn.text)
    setNew(false)
    if (query.get('next') === paths.admin) void navigate(paths.admin)
    else close(() => setCodes(undefined))
  }

  /** Closes a step, and moves the focus to the button that opened it or that has replaced it. */
  function close(change: () => void) {
    changeAndRestoreFocus(change, () => opener.current)
  }

  return (
    <>
      <p className="text-muted">{text.text}</p>
      <div role="status" className="grid gap-1">
        <p className={isOn ? 'font-semibold text-success' : isStaff(role) ? 'font-semibold' : ''}>
          {isOn ? text.on : text.off}
        </p>
        {factors.map(({ id, created_at }) => (
          <p key={id} className="text-sm text-muted">
            {text.added(formatDate(created_at))}
          </p>
        ))}
      </div>
      {!isOn && !enrolment && (
        <Button ref={opener} variant="secondary" busy={task.busy} onClick={() => void start()}>
          {task.busy ? text.starting : text.start}
        </Button>
      )}
      {enrolment && (
        <Enrol
          enrolment={enrolment}
          onDone={finish}
          onCancel={() => close(() => setEnrolment(undefined))}
        />
      )}
      {isOn && codes && <NewCodes codes={codes} onDone={leave} />}
      {/* Not before the first codes are generated, or it would fetch and keep a count of zero. */}
      {isOn && !enrolment && !codes && !task.busy && (
        <RecoveryCodesLeft opener={opener} onRenewed={setCodes} />
      )}
      {isOn && (
        <Button variant="danger" onClick={() => setAsking(true)}>
          {text.remove}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={text.heading}
          text={text.removeConfirm}
          confirm={text.removeSubmit}
          cancel={text.cancel}
          busy={task.busy}
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
