import '../../styles/app.css'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '#content/paths.ts'
import { unsubscribePage as text } from '#words/pages/own-check-ins.ts'
import { FormFrame } from '../../components/form-parts/form-frame.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { useHydrated } from '../../components/ui/use-hydrated.ts'
import { useTask } from '../../components/ui/use-task.ts'
import { stopReminders } from '../../data/check-ins.ts'

export const meta = text.meta

/** The page that a reminder opens. Nothing happens until the button is pressed: mail programs look at links by themselves. */
export function Component() {
  const { hash } = useLocation()
  const isHydrated = useHydrated()
  const [isDone, setDone] = useState(false)
  const { busy, run } = useTask()
  const token = new URLSearchParams(hash.slice(1)).get('token')
  const words = isDone ? text.done : isHydrated && !token ? text.missing : undefined
  return (
    <FormFrame
      title={words?.heading ?? text.meta.title}
      seed={paths.unsubscribe}
      takesFocus={isDone}
    >
      <div className="grid justify-items-start gap-6">
        <p className="text-lg">{words?.text ?? text.text}</p>
        {words ? (
          <ButtonLink href={paths.ownCheckIns}>{text.missing.action}</ButtonLink>
        ) : (
          <Button
            busy={busy}
            disabled={!isHydrated}
            onClick={() => void run(() => stopReminders(token!)).then((ok) => ok && setDone(true))}
          >
            {text.submit}
          </Button>
        )}
      </div>
    </FormFrame>
  )
}
