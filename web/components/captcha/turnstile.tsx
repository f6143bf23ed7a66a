import { useEffect, useRef, useState } from 'react'
import { captchaText } from '#words/captcha.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { SmartLink } from '../ui/smart-link.tsx'

type Turnstile = {
  render(
    element: HTMLElement,
    options: {
      sitekey: string
      action: string
      size: 'flexible'
      'response-field': false
      callback(token: string): void
      'expired-callback'(): void
      'error-callback'(): boolean
    },
  ): string
  reset(id: string): void
  remove(id: string): void
}

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'
const LOAD_TIMEOUT = 15_000

let loading: Promise<Turnstile> | undefined

/** Loads the third-party script once. Rejects if it is blocked or slow; the next call tries again. */
function loadTurnstile(): Promise<Turnstile> {
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      loading = undefined
      script.remove()
      reject(new Error('turnstile.blocked'))
    }
    const timer = setTimeout(fail, LOAD_TIMEOUT)
    script.src = SCRIPT
    script.onload = () => {
      clearTimeout(timer)
      const { turnstile } = window as { turnstile?: Turnstile }
      if (turnstile) resolve(turnstile)
      else fail()
    }
    script.onerror = () => {
      clearTimeout(timer)
      fail()
    }
    document.head.append(script)
  })
  return loading
}

/** Cloudflare's widget, rendered explicitly. A token is valid for 300 s and can be used once. */
export default function TurnstileWidget({
  siteKey,
  action,
  attempt,
  onToken,
}: {
  siteKey: string
  action: string
  attempt: number
  onToken: (token: string) => void
}) {
  const box = useRef<HTMLDivElement>(null)
  const widget = useRef<{ turnstile: Turnstile; id: string }>(undefined)
  const [state, setState] = useState<'loading' | 'shown' | 'blocked'>('loading')
  const [tries, setTries] = useState(0)

  useEffect(() => {
    let isUnmounted = false
    setState('loading')
    loadTurnstile().then(
      (turnstile) => {
        if (isUnmounted || !box.current) return
        const id = turnstile.render(box.current, {
          sitekey: siteKey,
          action,
          size: 'flexible',
          'response-field': false,
          callback: onToken,
          'expired-callback': () => onToken(''),
          'error-callback': () => {
            onToken('')
            setState('blocked')
            return true
          },
        })
        widget.current = { turnstile, id }
        setState('shown')
      },
      () => !isUnmounted && setState('blocked'),
    )
    return () => {
      isUnmounted = true
      widget.current?.turnstile.remove(widget.current.id)
      widget.current = undefined
    }
  }, [siteKey, action, onToken, tries])

  useEffect(() => {
    if (attempt > 0) widget.current?.turnstile.reset(widget.current.id)
  }, [attempt])

  return (
    <>
      <div ref={box} hidden={state === 'blocked'} />
      <div role="status">
        {state === 'loading' && <p className="text-muted">{captchaText.turnstile.loading}</p>}
        {state === 'blocked' && (
          <Notice as="div" variant="bad" className="grid justify-items-start gap-2">
            <p>{captchaText.turnstile.blocked}</p>
            <Button variant="secondary" onClick={() => setTries(tries + 1)}>
              {captchaText.turnstile.retry}
            </Button>
            <SmartLink className="link" href={captchaText.turnstile.contact.href}>
              {captchaText.turnstile.contact.label}
            </SmartLink>
          </Notice>
        )}
      </div>
    </>
  )
}
