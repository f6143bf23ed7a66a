import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Session } from '#web/auth/stored-session.ts'
import { openTab } from './browser.ts'

const DAY = 24 * 3600_000

let tab: ReturnType<typeof openTab>
let drafts: typeof import('#web/components/form/draft.ts')
let sessions: typeof import('#web/auth/stored-session.ts')

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-02T10:00:00Z') })
  vi.resetModules()
  vi.stubGlobal('HTMLInputElement', TextField)
  tab = openTab()
  drafts = await import('#web/components/form/draft.ts')
  sessions = await import('#web/auth/stored-session.ts')
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A text field, as far as a draft looks at it. */
class TextField {
  type = 'text'
  name = 'name'
  autocomplete = ''
  constructor(readonly value: string) {}
}

function typeInto(draft: string, value: string) {
  const form = { elements: [new TextField(value)] } as unknown as HTMLFormElement
  drafts.saveDraft(draft, crypto.randomUUID(), form)
}

test('a sign-out takes the drafts of every form along, and nothing else', () => {
  sessions.storeSession({ access_token: 'a' } as Session, 'SIGNED_IN')
  typeInto('team', 'Naledi Mokoena')
  typeInto('contact', '+27 82 123 4567')
  tab.stored.set('theme', 'dark')
  sessions.storeSession({ access_token: 'b' } as Session, 'TOKEN_REFRESHED')
  expect(drafts.readDraft('team')?.values).toEqual({ name: 'Naledi Mokoena' })
  sessions.storeSession(null, 'SIGNED_OUT')
  expect([...tab.stored]).toEqual([['theme', 'dark']])
})

test('the link of a team waits for its reader for seven days, and not for whoever signs in after a sign-out', async () => {
  const { keepTeamLink, readTeamLink } = await import('#web/data/kept-team-link.ts')
  keepTeamLink('secret')
  sessions.storeSession({ access_token: 'a' } as Session, 'SIGNED_IN')
  expect(readTeamLink()).toBe('secret')
  sessions.storeSession(null, 'SIGNED_OUT')
  expect(readTeamLink()).toBeUndefined()

  keepTeamLink('secret')
  vi.advanceTimersByTime(7 * DAY)
  drafts.clearOldDrafts()
  expect(readTeamLink()).toBeUndefined()
})

test('seven days after its last change a draft is gone, whichever page is opened', () => {
  typeInto('team', 'Naledi')
  vi.advanceTimersByTime(DAY)
  typeInto('contact', 'Thandi')
  vi.advanceTimersByTime(6 * DAY - 1)
  drafts.clearOldDrafts()
  expect(drafts.readDraft('team')?.values).toEqual({ name: 'Naledi' })
  vi.advanceTimersByTime(1)
  drafts.clearOldDrafts()
  expect(drafts.readDraft('team')).toBeUndefined()
  expect(drafts.readDraft('contact')?.values).toEqual({ name: 'Thandi' })
  expect([...tab.stored.keys()]).toEqual(['draft:contact'])
  typeInto('contact', 'Thandi Dube')
  vi.advanceTimersByTime(7 * DAY - 1)
  drafts.clearOldDrafts()
  expect(drafts.readDraft('contact')?.values).toEqual({ name: 'Thandi Dube' })
})

test('a draft whose age is unknown is not kept', () => {
  tab.stored.set('draft:team', '{"id":"1","values":{"name":"Naledi"}}')
  tab.stored.set('draft:contact', 'no JSON')
  drafts.clearOldDrafts()
  expect(tab.stored.size).toBe(0)
})
