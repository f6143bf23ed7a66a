/** What somebody wants of a hub: to host it, or to join it. */
export const hubInterestKinds = ['host', 'join'] as const
export type HubInterestKind = (typeof hubInterestKinds)[number]
