import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

/** How long a submitted form waits for its captcha before it reports the captcha as missing, in milliseconds. */
const MAX_WAIT = 30_000

/**
 * Holds the token of a form's captcha, which registers its checkbox here. A form that was submitted while the captcha was
 * still being solved is submitted again once there is a token.
 */
export function useCaptcha(form: RefObject<HTMLFormElement | null>) {
  const box = useRef<HTMLInputElement>(null)
  const [token, setToken] = useState('')
  const [attempt, setAttempt] = useState(0)
  const [isAwaited, setAwaited] = useState(false)

  const onToken = useCallback((next: string) => {
    setToken(next)
    // A check that failed unticks its checkbox.
    if (!next && !box.current?.checked) setAwaited(false)
  }, [])

  const untick = useCallback(() => {
    if (box.current) box.current.checked = false
  }, [])

  useEffect(() => {
    if (!isAwaited) return
    // A timer even if there is a token: React may run this effect during the `submit` event that started the wait, and
    // until that event is over the form ignores `requestSubmit`.
    const timer = setTimeout(
      () => {
        setAwaited(false)
        if (token) form.current?.requestSubmit()
      },
      token ? 0 : MAX_WAIT,
    )
    return () => clearTimeout(timer)
  }, [form, isAwaited, token])

  return {
    /** Props of the captcha. */
    control: { box, untick, onToken, attempt },
    token,
    isAwaited,
    /** Waits for the token if the captcha is ticked. Returns whether it is. */
    wait() {
      const isTicked = box.current?.checked === true
      if (isTicked) setAwaited(true)
      return isTicked
    },
    /** Requests a new token, because each can be used only once. */
    renew() {
      setToken('')
      setAttempt((count) => count + 1)
    },
  }
}
