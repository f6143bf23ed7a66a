import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

/** How long a form that was sent waits for its captcha, before it says that the captcha is missing. */
const PATIENCE_MS = 30_000

/**
 * Holds the token of a form's captcha, which registers its box here, and sends a form once more that was sent while the
 * captcha was still being solved.
 */
export function useCaptcha(form: RefObject<HTMLFormElement | null>) {
  const box = useRef<HTMLInputElement>(null)
  const [token, setToken] = useState('')
  const [attempt, setAttempt] = useState(0)
  const [isAwaited, setAwaited] = useState(false)

  const onToken = useCallback((next: string) => {
    setToken(next)
    // A check that failed has unticked its box.
    if (!next && !box.current?.checked) setAwaited(false)
  }, [])

  useEffect(() => {
    if (!isAwaited) return
    if (!token) {
      const timer = setTimeout(() => setAwaited(false), PATIENCE_MS)
      return () => clearTimeout(timer)
    }
    setAwaited(false)
    form.current?.requestSubmit()
  }, [form, isAwaited, token])

  return {
    /** For the captcha itself. */
    control: { box, onToken, attempt },
    token,
    isAwaited,
    /** Waits for a captcha that is ticked; false where none is. */
    wait() {
      const isTicked = box.current?.checked === true
      if (isTicked) setAwaited(true)
      return isTicked
    },
    /** Asks for a fresh token: one is good for one try. */
    renew() {
      setToken('')
      setAttempt((count) => count + 1)
    },
  }
}
