import { Suspense, useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { accountPage } from '#words/pages/account.ts'

/** Parts of the account page that belong together: on a wide screen, their title stands beside them. */
export function AccountGroup({
  title,
  text,
  children,
}: {
  title: string
  text?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="account-group">
      <div>
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {text && <p className="mt-1 text-muted">{text}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}

/**
 * A collapsible part of the account page. Its code is loaded when it is first opened, by a click or by its address; after
 * that it stays mounted.
 */
export function AccountPart({
  id,
  title,
  state,
  isDangerous = false,
  startsOpen = false,
  children,
}: {
  id: string
  title: string
  /** What is set there now. */
  state?: ReactNode
  /** True for what cannot be undone. */
  isDangerous?: boolean
  startsOpen?: boolean
  children: ReactNode
}) {
  const { hash } = useLocation()
  const box = useRef<HTMLDetailsElement>(null)
  const [wasOpen, setWasOpen] = useState(startsOpen)
  useEffect(() => {
    if (hash !== `#${id}`) return
    box.current!.open = true
    box.current!.scrollIntoView()
  }, [hash, id])
  useEffect(() => {
    if (startsOpen) box.current!.open = true
  }, [startsOpen])
  return (
    <details
      ref={box}
      id={id}
      className="scroll-mt-20 border-y border-line not-first:border-t-0"
      onToggle={(event) => {
        if (event.currentTarget.open) setWasOpen(true)
      }}
    >
      <summary className="fold">
        <h3
          className={`grow items-baseline justify-between gap-x-4 text-lg leading-tight sm:flex ${isDangerous ? 'text-danger' : ''}`}
        >
          {title}
          <span className="block font-sans text-base font-normal wrap-anywhere">{state}</span>
        </h3>
      </summary>
      <div className="grid max-w-xl justify-items-start gap-5 pt-2 pb-10">
        {wasOpen && (
          <Suspense fallback={<p role="status">{accountPage.loadingPart}</p>}>{children}</Suspense>
        )}
      </div>
    </details>
  )
}
