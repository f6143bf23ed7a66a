import { useEffect, useId, useState, type RefObject } from 'react'
import type { CaptchaAction } from '#content/wire/captcha-actions.ts'
import { captchaText } from '#words/captcha.ts'
import { ApiError } from '../../data/api-error.ts'
import { solve } from './solve-challenge.ts'
import { TurnstileWidget } from './turnstile.tsx'

/** How long before its expiry a challenge is replaced by a new one, in seconds: enough time to send the form. */
const RENEW_EARLY = 60

/**
 * The security check of a form. Ticking it asks the server which check to run: a proof of work, solved in a web worker,
 * or Turnstile. `box` registers it with its form; `onToken` is called with the token, or with '' when there is none or it
 * has expired. A change of `attempt` requests a new token.
 */
export function Captcha({
  action,
  box,
  onToken,
  attempt,
  error,
  takesFocus = false,
}: {
  action: CaptchaAction
  box: RefObject<HTMLInputElement | null>
  onToken: (token: string) => void
  attempt: number
  error: string | undefined
  /** True if it appears while the form is in use: it is then scrolled into view and focused. */
  takesFocus?: boolean
}) {
  const id = useId()
  const [isTicked, setTicked] = useState(false)
  const [progress, setProgress] = useState<'idle' | 'checking' | 'done'>('idle')
  const [siteKey, setSiteKey] = useState<string>()
  const [failure, setFailure] = useState<string>()

  // The box may have been ticked before the app started, and its form may be reset.
  useEffect(() => {
    setTicked(box.current!.checked)
    const form = box.current!.form
    const untick = () => {
      // React believes that a box cleared by a reset is still ticked, and would not report the next tick.
      box.current!.checked = false
      setTicked(false)
    }
    form?.addEventListener('reset', untick)
    return () => form?.removeEventListener('reset', untick)
  }, [box])

  useEffect(() => {
    onToken('')
    setProgress('idle')
    if (!isTicked) return setSiteKey(undefined)
    const stop = new AbortController()
    let renewal: ReturnType<typeof setTimeout>
    async function check() {
      setProgress('checking')
      const { api } = await import('../../api.ts')
      const answer = await (await api.captcha.$get()).json()
      if (stop.signal.aborted) return
      if (answer.provider === 'turnstile') {
        setSiteKey(answer.siteKey)
        return setProgress('idle')
      }
      const { challenge } = answer
      const token = await solve(challenge, stop.signal)
      if (stop.signal.aborted) return
      onToken(token)
      setProgress('done')
      const left = (challenge.parameters.expiresAt ?? 0) - Date.now() / 1000
      renewal = setTimeout(run, Math.max(left - RENEW_EARLY, RENEW_EARLY) * 1000)
    }
    function run() {
      check().catch((cause: unknown) => {
        if (stop.signal.aborted) return
        setFailure(cause instanceof ApiError ? cause.message : captchaText.failed)
        setTicked(false)
        if (box.current) box.current.checked = false
      })
    }
    run()
    return () => {
      stop.abort()
      clearTimeout(renewal)
    }
  }, [box, isTicked, attempt, onToken])

  useEffect(() => {
    if (!takesFocus) return
    // Centred, because toasts would cover it at the end of the window.
    box.current!.scrollIntoView({ block: 'center' })
    box.current!.focus({ preventScroll: true })
  }, [box, takesFocus])

  const problem = failure ?? error
  return (
    <div className="grid gap-2">
      <div className="flex max-w-sm items-center gap-3 rounded border border-muted pe-4">
        <label className="flex min-h-14 grow items-center gap-3 ps-4 font-semibold">
          {/* It has no name, because the form does not send it. */}
          <input
            ref={box}
            type="checkbox"
            className="size-5 shrink-0"
            aria-invalid={problem ? true : undefined}
            aria-describedby={`${id}-state${problem ? ` ${id}-error` : ''}`}
            onChange={(event) => {
              setFailure(undefined)
              setTicked(event.target.checked)
            }}
          />
          {captchaText.label}
        </label>
        {progress === 'checking' && <progress className="w-8" aria-hidden="true" />}
        <span
          id={`${id}-state`}
          role="status"
          className={`text-sm ${progress === 'done' ? 'font-semibold text-success' : 'text-muted'}`}
        >
          {progress !== 'idle' && captchaText[progress]}
        </span>
      </div>
      {siteKey && <TurnstileWidget {...{ siteKey, action, attempt, onToken }} />}
      {problem && (
        <p id={`${id}-error`} className="text-sm font-semibold text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}
