import { availability } from '#words/partnerships.ts'
import type { Availability } from './facts/partnerships.ts'

/** Returns what is said of a tier that these organisations hold. Without any it is not taken, whatever its facts say. */
export function describeAvailability(stated: Availability, holders: readonly string[]) {
  const availabilityTone = stated === 'taken' && holders.length === 0 ? 'limited' : stated
  return {
    availability:
      availabilityTone === 'taken' ? availability.taken(holders) : availability[availabilityTone],
    availabilityTone,
  }
}
