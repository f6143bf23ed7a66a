import { hubs } from '#content/catalogue/hubs.ts'
import { partnershipTypes, tiers } from '#content/catalogue/partnerships.ts'

/** The name of a tier or of a kind of partnership. */
export function nameChoice(id: string): string {
  const tier = tiers.find((choice) => choice.id === id)
  return tier?.name ?? partnershipTypes.find((choice) => choice.id === id)?.title ?? id
}

/** Where somebody wants to host or join: one of our hubs with its city, or another city. */
export function placeOf(form: { hubId?: string | null; city: string }): {
  hubId: string | null
  city: string
} {
  const hub = hubs.find((candidate) => candidate.id === form.hubId)
  return { hubId: hub?.id ?? null, city: hub?.city ?? form.city }
}
