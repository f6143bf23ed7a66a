import { useEffect, useRef, useState } from 'react'
import type { CaptchaAction } from '#content/wire/captcha-actions.ts'
import { solve } from './solve-challenge.ts'

/** What a form's check has come to: the key of Turnstile's widget, or the token of a challenge that was solved. */
type Check = { siteKey?: string; token?: string }

/** How long before its expiry a challenge is replaced by a new one, in seconds: enough time to send the form. */
const RENEW_EARLY = 60

type Options = {
  action: CaptchaAction
  /** The address that somebody signs in to. */
  account: string | undefined
  /** True once the form is in use: a page that nobody fills in asks for nothing and solves nothing. */
  isWanted: boolean
  /** True if a challenge is replaced before it expires; otherwise it ends. */
  isKept: boolean
  attempt: number
  /** Called when the check has failed, with the cause, or when a challenge that is not kept has expired. */
  onEnd: (cause?: unknown) => void
}

/** Asks the server which check a form needs and, if it is a proof of work, solves it. A change of `attempt` starts anew. */
export function useCheck({ action, account, isWanted, isKept, attempt, onEnd }: Options) {
  const [check, setCheck] = useState<Check>()
  const latest = useRef({ isKept, onEnd })
  useEffect(() => {
    latest.current = { isKept, onEnd }
  })

  useEffect(() => {
    setCheck(undefined)
    if (!isWanted) return
    const stop = new AbortController()
    let renewal: ReturnType<typeof setTimeout>
    async function start() {
      const { api } = await import('../../api.ts')
      const answer = await (await api.captcha.$get({ query: { action, account } })).json()
      if (stop.signal.aborted) return
      if (answer.provider === 'turnstile') return setCheck({ siteKey: answer.siteKey })
      const { challenge } = answer
      const token = await solve(challenge, stop.signal)
      if (stop.signal.aborted) return
      setCheck({ token })
      const left = (challenge.parameters.expiresAt ?? 0) - Date.now() / 1000
      renewal = setTimeout(renew, Math.max(left - RENEW_EARLY, RENEW_EARLY) * 1000)
    }
    function run() {
      start().catch((cause: unknown) => {
        if (!stop.signal.aborted) latest.current.onEnd(cause)
      })
    }
    function renew() {
      if (latest.current.isKept) run()
      else latest.current.onEnd()
    }
    run()
    return () => {
      stop.abort()
      clearTimeout(renewal)
    }
  }, [action, account, attempt, isWanted])

  return check
}
