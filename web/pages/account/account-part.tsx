import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { accountPage } from '#words/pages/account.ts'

/**
 * A collapsible part of the account page. Its code is loaded when it is first opened, by a click or by its address; after
 * that it stays mounted.
 */
export function AccountPart({
  id,
  title,
  state,
  startsOpen = false,
  children,
}: {
  id: string
  title: string
  state?: string | undefined
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
      className="scroll-mt-20 border-t border-line"
      onToggle={(event) => {
        if (event.currentTarget.open) setWasOpen(true)
      }}
    >
      <summary className="fold items-baseline">
        <h2 className="flex grow flex-wrap items-baseline justify-between gap-x-4 text-2xl">
          {title}
          <span className="font-sans text-sm font-normal tracking-normal wrap-anywhere text-muted">
            {state}
          </span>
        </h2>
      </summary>
      <div className="grid max-w-xl justify-items-start gap-5 pt-2 pb-10">
        {wasOpen && (
          <Suspense fallback={<p role="status">{accountPage.loadingPart}</p>}>{children}</Suspense>
        )}
      </div>
    </details>
  )
}
