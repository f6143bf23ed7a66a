import { lazy, Suspense, useEffect, useId, useState, type RefObject } from 'react'
import type { CaptchaAction } from '#content/wire/captcha-actions.ts'
import { captchaText } from '#words/captcha.ts'
import { ApiError } from '../../data/api-error.ts'
import { useCheck } from './use-check.ts'

// Only some deployments use it.
const TurnstileWidget = lazy(() => import('./turnstile.tsx'))

/**
 * The security check of a form. A proof of work begins, in a web worker, when a field of the form gets the focus, so that it
 * is usually solved before the form is sent; Turnstile appears when the box is ticked. `box` registers the box with its form;
 * `onToken` is called with the token, or with '' when there is none or the box is not ticked. A change of `attempt` requests
 * a new token.
 */
export function Captcha({
  action,
  account,
  box,
  untick,
  onToken,
  attempt,
  error,
  takesFocus = false,
}: {
  action: CaptchaAction
  /** The address that somebody signs in to. */
  account?: string | undefined
  box: RefObject<HTMLInputElement | null>
  /** Clears the box. */
  untick: () => void
  onToken: (token: string) => void
  attempt: number
  error: string | undefined
  /** True if it appears while the form is in use: it is then scrolled into view and focused. */
  takesFocus?: boolean
}) {
  const id = useId()
  const [isReached, setReached] = useState(false)
  const [isTicked, setTicked] = useState(false)
  const [failure, setFailure] = useState<string>()
  const check = useCheck({
    action,
    account,
    isWanted: isReached || isTicked,
    isKept: isTicked,
    attempt,
    onEnd(cause) {
      setReached(false)
      if (!isTicked) return
      setFailure(cause instanceof ApiError ? cause.message : captchaText.failed)
      setTicked(false)
      untick()
    },
  })

  // The box may have been ticked before the app started, or a field have the focus, and the form may be reset.
  useEffect(() => {
    setTicked(box.current!.checked)
    const form = box.current!.form
    const reach = (element: Element | null) => {
      if (form?.contains(element) && element?.matches('input,select,textarea')) setReached(true)
    }
    const onFocus = ({ target }: FocusEvent) => reach(target as Element)
    const onReset = () => {
      // React believes that a box cleared by a reset is still ticked, and would not report the next tick.
      untick()
      setTicked(false)
      setReached(false)
    }
    reach(document.activeElement)
    form?.addEventListener('focusin', onFocus)
    form?.addEventListener('reset', onReset)
    return () => {
      form?.removeEventListener('focusin', onFocus)
      form?.removeEventListener('reset', onReset)
    }
  }, [box, untick])

  useEffect(() => onToken(isTicked ? (check?.token ?? '') : ''), [check, isTicked, onToken])

  useEffect(() => {
    if (!takesFocus) return
    // Centred, because toasts would cover it at the end of the window.
    box.current!.scrollIntoView({ block: 'center' })
    box.current!.focus({ preventScroll: true })
  }, [box, takesFocus])

  const problem = failure ?? error
  const siteKey = isTicked ? check?.siteKey : undefined
  const isDone = isTicked && check?.token !== undefined
  const isChecking = isTicked && !check
  return (
    <div className="grid gap-2">
      <div className="check flex items-center gap-3">
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
        {isChecking && <progress className="w-8" aria-hidden="true" />}
        <span
          id={`${id}-state`}
          role="status"
          className={`pe-4 text-sm ${isDone ? 'font-semibold text-success' : 'text-muted'}`}
        >
          {isChecking && captchaText.checking}
          {isDone && captchaText.done}
        </span>
      </div>
      <Suspense>
        {siteKey && <TurnstileWidget {...{ siteKey, action, attempt, onToken }} />}
      </Suspense>
      {problem && (
        <p id={`${id}-error`} className="text-sm font-semibold text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}
