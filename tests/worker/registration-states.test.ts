import { afterEach, expect, test } from 'vitest'
import { event, type RegistrationSwitch } from '#content/facts/event.ts'
import { stopEditionAt } from './edition-time.ts'
import { makeTeam } from './filled-forms.ts'
import { send } from './requests.ts'

/** Instants in Central Africa Time, and the state of registration by date then. */
const moments: [at: string, isOpen: boolean][] = [
  ['2025-09-10T23:59:59', false],
  ['2025-09-11T00:00:00', true],
  ['2025-10-10T23:59:00', true],
  ['2025-10-11T00:00:00', false],
  ['2025-11-04T23:59:00', false],
  ['2025-11-05T00:00:00', false],
  ['2025-11-11T07:59:58', false],
  ['2025-11-12T12:00:00', false],
  ['2026-11-12T12:00:00', false],
]

const expected: Record<RegistrationSwitch, (isOpen: boolean) => boolean> = {
  open: () => true,
  closed: () => false,
  'by-date': (isOpen) => isOpen,
}

const { switch: usual } = event.registration
afterEach(() => {
  Object.assign(event.registration, { switch: usual })
})

test.for(Object.keys(expected) as RegistrationSwitch[])(
  'with the switch at %s the server takes or refuses a team at every instant as the page says',
  async (choice) => {
    Object.assign(event.registration, { switch: choice })
    for (const [at, isOpen] of moments) {
      stopEditionAt(at)
      const answer = await send('/api/teams', { body: await makeTeam() })
      const { error } = (await answer.json()) as { error?: { code: string } }
      expect({ at, status: answer.status, code: error?.code }).toEqual(
        expected[choice](isOpen)
          ? { at, status: 201, code: undefined }
          : { at, status: 403, code: 'teams.closed' },
      )
    }
  },
)
