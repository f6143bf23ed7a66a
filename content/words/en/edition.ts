import { event } from '#content/facts/event.ts'
import { formatDays, spell } from '#content/format.ts'

/** The facts of the edition, written as many texts need them. */
export const edition = {
  /** September 11 - November 12, 2025 */
  dates: formatDays(event, 'headlineYear'),
  /** two to five */
  teamSize: `${spell(event.teamSize.least)} to ${spell(event.teamSize.most)}`,
} as const
