import { renderToStaticMarkup } from 'react-dom/server'
import { SWRConfig } from 'swr'
import { afterEach, expect, test, vi } from 'vitest'
import { editionClock } from '#content/edition-clock.ts'
import { event } from '#content/facts/event.ts'
import { Memberships } from '#web/pages/account/memberships.tsx'
import { nextStepOf } from '#web/pages/account/next-step.ts'
import { describeSaving } from '#web/pages/account/project/project-state.tsx'
import { TooSmall } from '#web/pages/account/too-small.tsx'
import { accountPage } from '#words/pages/account.ts'

afterEach(() => void vi.restoreAllMocks())

const stopEditionAt = (at: string) =>
  vi.spyOn(editionClock, 'now').mockReturnValue(Date.parse(at + event.utcOffset))

const member = { joinedAt: null } as never

test('the card of a team with fewer than two members says what to do and until when', () => {
  stopEditionAt('2025-10-30T10:00:00')
  const show = (members: never[]) =>
    renderToStaticMarkup(<TooSmall team={{ members, exceptions: [] }} />)
  expect(show([member, member])).toBe('')
  expect(show([member])).toContain(
    'at least 2 members, and yours has 1. Choose “Edit team” and add someone by 4 November 2025.',
  )
  stopEditionAt('2025-11-05T00:00:00')
  expect(show([member])).toContain('yours has 1. Write to us on the Contact page.')
})

test('the form of a project does not promise to save after the deadline, when it cannot', () => {
  expect(describeSaving({ kind: 'fresh' }, false)).toBe('What you type is saved automatically.')
  expect(describeSaving({ kind: 'fresh' }, true)).toContain('can no longer be saved')
  expect(describeSaving({ kind: 'lost', reason: 'Too late.' }, true)).toContain('Too late.')
})

test('an invitation to a team that can no longer change is not offered to be accepted or declined, only to be forgotten', () => {
  const { accept, decline, remove } = accountPage.memberships
  const show = (isOpen: boolean) => {
    const listed = { teamName: 'Baobab', name: 'Ada', representativeName: 'Eve', members: [] }
    const memberships = [{ ...listed, id: '1', joinedAt: null, isOpen }]
    const fallback = { 'account/teams': { teams: [], requests: [], memberships } }
    return renderToStaticMarkup(
      <SWRConfig value={{ fallback }}>
        <Memberships />
      </SWRConfig>,
    )
  }
  expect(show(true)).toContain(`>${accept}<`)
  const late = show(false)
  expect(late).toContain('it is too late to accept')
  expect(late).not.toContain(`>${accept}<`)
  expect(late).not.toContain(`>${decline.label}<`)
  expect(late).toContain(`>${remove.label}<`)
})

test('what a team should do next is an open check-in, then the project until its own deadline, then the pass until the finale is over', () => {
  const next = (
    at: string,
    told: number[],
    submittedAt: string | null,
    exceptions = [] as never[],
  ) => nextStepOf({ told, submittedAt, exceptions }, Date.parse(at + event.utcOffset))
  expect(next('2025-10-30T10:00:00', [1, 2], null)).toBe('checkIns')
  expect(next('2025-10-30T10:00:00', [1, 2, 3], null)).toBe('project')
  expect(next('2025-11-05T10:00:00', [], null)).toBe('pass')
  const longer = [{ kind: 'submission', until: '2025-11-06' }] as never[]
  expect(next('2025-11-05T10:00:00', [], null, longer)).toBe('project')
  expect(next('2025-10-30T10:00:00', [3], '2025-10-29T10:00:00Z')).toBe('pass')
  expect(next('2025-11-13T10:00:00', [], null)).toBeUndefined()
})
