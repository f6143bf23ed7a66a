import { useEffect, useState, useSyncExternalStore } from 'react'
import { site } from '#content/site.ts'

type Toast = {
  id: number
  title: string
  description?: string | undefined
  tone: 'success' | 'destructive'
}

const SHOWN_MS = 5000

let current: Toast | undefined
let count = 0
const listeners = new Set<() => void>()

/** Shows one message; a newer one replaces it. */
export function toast(title: string, description?: string, tone: Toast['tone'] = 'success') {
  change({ id: ++count, title, description, tone })
}

/** Takes the message away, when what it says is no longer so. */
export function dismissToast() {
  change(undefined)
}

function change(next: Toast | undefined) {
  current = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The one place where toasts appear, announced politely. */
export function Toaster() {
  const shown = useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  )
  return (
    <div
      role="status"
      aria-live="polite"
      aria-label={site.toast.region}
      className="fixed inset-x-4 bottom-4 z-30 mx-auto max-w-md"
    >
      {shown && <ToastCard key={shown.id} {...shown} />}
    </div>
  )
}

/** Gone after 5 s; the pointer on it or the focus in it stops the clock. */
function ToastCard({ title, description, tone }: Toast) {
  const [paused, setPaused] = useState(false)
  useEffect(() => {
    if (paused) return
    const timer = setTimeout(() => change(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [paused])
  return (
    <div
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      data-tone={tone}
      className={`flex items-start gap-3 rounded border-2 bg-ground p-4 shadow-lg ${tone === 'success' ? 'border-success' : 'border-danger'}`}
    >
      <div className="grow">
        <p className="font-semibold">{title}</p>
        {description && <p>{description}</p>}
      </div>
      <button
        type="button"
        className="grid size-8 place-items-center rounded text-xl leading-none"
        aria-label={site.toast.dismiss}
        onClick={() => change(undefined)}
      >
        ×
      </button>
    </div>
  )
}
