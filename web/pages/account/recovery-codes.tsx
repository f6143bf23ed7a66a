import { useState, type Ref } from 'react'
import { event } from '#content/facts/event.ts'
import { accountPage } from '#words/pages/account.ts'
import { renewRecoveryCodes } from '../../auth/factors.ts'
import { Button } from '../../components/ui/button.tsx'
import { CopyButton } from '../../components/ui/copy-button.tsx'
import { ConfirmDialog } from '../../components/ui/dialog.tsx'
import { saveFile } from '../../components/ui/save-file.ts'
import { useTask } from '../../components/ui/use-task.ts'
import { useRecoveryCount } from '../../data/account.ts'
import { Step } from './form-parts.tsx'

const { secondFactor } = accountPage
const { recovery: text } = secondFactor

/** Shows newly generated recovery codes, once, for the reader to save. */
export function NewCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const lines = `${event.name}\n\n${codes.join('\n')}\n`
  return (
    <Step heading={text.heading}>
      <p>{text.text}</p>
      <ul className="grid w-full grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-6 gap-y-1 font-mono text-lg">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="buttons">
        <Button
          variant="secondary"
          onClick={() => saveFile(new Blob([lines], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          {text.download}
        </Button>
        <CopyButton text={lines} label={text.copy} done={text.copied} />
      </div>
      <Button onClick={onDone}>{text.done}</Button>
    </Step>
  )
}

/** Shows how many recovery codes are left, and generates new ones on request. */
export function RecoveryCodesLeft({
  opener,
  onRenewed,
}: {
  /** A ref to the button that generates new codes. */
  opener: Ref<HTMLButtonElement>
  onRenewed: (codes: string[]) => void
}) {
  const task = useTask()
  const { remaining, reload } = useRecoveryCount(true)
  const [isAsking, setAsking] = useState(false)

  async function renew() {
    await task.run(async () => {
      const { codes } = await renewRecoveryCodes()
      onRenewed(codes)
      await reload()
    })
    setAsking(false)
  }

  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <p>{remaining !== undefined && text.remaining(remaining)}</p>
      <Button ref={opener} variant="secondary" onClick={() => setAsking(true)}>
        {text.renew}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={text.renew}
          text={text.renewWarning}
          confirm={text.renew}
          cancel={secondFactor.cancel}
          busy={task.busy}
          onConfirm={() => void renew()}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
