import { vi } from 'vitest'

/** Replaces what Node lacks of a browser tab: storage, a document, events and locks. Each test opens a new one. */
export function openTab() {
  const stored = new Map<string, string>()
  const attributes = new Set<string>()
  const page = new EventTarget()
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    documentElement: {
      hasAttribute: (name: string) => attributes.has(name),
      toggleAttribute: (name: string, on: boolean) =>
        void (on ? attributes.add(name) : attributes.delete(name)),
    },
  })
  const navigator = { onLine: true, locks: makeLocks(), languages: ['en'] }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    key: (index: number) => [...stored.keys()][index] ?? null,
    get length() {
      return stored.size
    },
  })
  vi.stubGlobal('document', document)
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('location', new URL('https://site.example/auth'))
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  return { stored, attributes, page, document, navigator }
}

function makeLocks() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request<Result>(_name: string, work: () => Promise<Result>): Promise<Result> {
      const turn = last.then(work)
      last = turn.catch(() => {})
      return turn
    },
  }
}
