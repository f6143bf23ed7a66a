import { hubs } from '#content/catalogue/hubs.ts'
import { partnershipTypes, tiers } from '#content/catalogue/partnerships.ts'
import type { HubId } from '#content/facts/hubs.ts'

/** Returns the name of a sponsorship tier or of a type of partnership; an unknown id names itself. */
export function nameInterest(id: string): string {
  const tier = tiers.find((choice) => choice.id === id)
  return tier?.name ?? partnershipTypes.find((choice) => choice.id === id)?.title ?? id
}

/** Resolves where someone wants to host or join: one of our hubs and its city, or another city. */
export function resolvePlace(form: { hubId?: string | null; city: string }): {
  hubId: HubId | null
  city: string
} {
  const hub = hubs.find((candidate) => candidate.id === form.hubId)
  return { hubId: hub?.id ?? null, city: hub?.city ?? form.city }
}
