import { rm, writeFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { eventDays } from '../content/facts/event-days.ts'
import { event } from '../content/facts/event.ts'

/** Where `wrangler deploy` finds what to deploy; the build of the Worker writes it. */
const DEPLOYABLE = '.wrangler/deploy/config.json'

/** Says which rehearsal was built: `tests`, or its day. */
export const NOTE = 'dist/mcphack_africa/rehearsal'

/** The constants of a build that rehearses a day, such as `2025-09-11`, on the clock of the event. */
export const constantsOf = (day: string | undefined) => ({
  REHEARSED_DAY: day ? String(Date.parse(`${day}T00:00:00${event.utcOffset}`)) : 'undefined',
})

export const openingDay = eventDays.registration.start

/**
 * Builds a rehearsal: the edition's clock stays on one day. That is the opening day with `--mode tests`, or the day in the
 * environment variable `REHEARSED_DAY`, which `npm start` sets. Any other build holds nothing of it. A rehearsal is left
 * where `wrangler dev` is told to look and `wrangler deploy` does not.
 */
export function rehearsal(mode: string): Plugin {
  const day = mode === 'tests' ? openingDay : process.env.REHEARSED_DAY
  return {
    name: 'rehearsal',
    config: () => ({
      define: {
        ...constantsOf(day),
        // The tests see the pages without the bar, as they are deployed.
        ANNOUNCED_DAY: day && mode !== 'tests' ? JSON.stringify(day) : 'undefined',
      },
    }),
    buildApp: {
      order: 'post' as const,
      async handler() {
        if (!day) return
        await rm(DEPLOYABLE)
        await writeFile(NOTE, mode === 'tests' ? mode : day)
      },
    },
  }
}
