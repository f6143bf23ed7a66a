import { useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { site } from '#words/site.ts'
import { DATA_PRIVATE } from '../../boot/attributes.ts'
import { keepClear } from './keep-clear.ts'

type Toast = {
  id: number
  title: string
  description?: string | undefined
  tone: 'success' | 'destructive'
}

const SHOWN_MS = 5000

let current: Toast | undefined
let count = 0
/** The ids of the mounted toasters, the topmost last. */
let places: string[] = []
const listeners = new Set<() => void>()

/** Shows a message, which replaces the one before. */
export function toast(title: string, description?: string, tone: Toast['tone'] = 'success') {
  change({ id: ++count, title, description, tone })
}

/** Removes the message once it no longer applies. */
export function dismissToast() {
  change(undefined)
}

function change(next: Toast | undefined) {
  current = next
  notifyListeners()
}

function notifyListeners() {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The place where toasts appear and are announced politely. There is one on the page and one in each open dialog, because
 * a modal dialog covers the page and makes it inert. The one mounted last shows the toast.
 */
export function Toaster() {
  const id = useId()
  const shown = useSyncExternalStore(
    subscribe,
    () => (places.at(-1) === id ? current : undefined),
    () => undefined,
  )
  useLayoutEffect(() => {
    places.push(id)
    notifyListeners()
    return () => {
      places = places.filter((place) => place !== id)
      notifyListeners()
    }
  }, [id])
  return (
    <div
      role="status"
      aria-live="polite"
      aria-label={site.toast.region}
      className="fixed inset-x-4 bottom-4 z-30 ms-auto max-w-md"
    >
      {shown && <ToastCard key={shown.id} {...shown} />}
    </div>
  )
}

/** A toast. It disappears after 5 s, but not while it has the pointer or the focus. */
function ToastCard({ title, description, tone }: Toast) {
  const card = useRef<HTMLDivElement>(null)
  const [paused, setPaused] = useState(false)
  useLayoutEffect(() => keepClear(card.current!), [])
  useEffect(() => {
    if (paused) return
    const timer = setTimeout(() => change(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [paused])
  return (
    <div
      ref={card}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      data-tone={tone}
      // A toast may repeat what was sent, which analytics must not record.
      {...{ [DATA_PRIVATE]: '' }}
      className={`toast flex items-start gap-3 rounded border-2 bg-ground p-4 ${tone === 'success' ? 'border-success' : 'border-danger'}`}
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
