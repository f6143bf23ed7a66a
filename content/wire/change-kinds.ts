/** What of a registered team can be changed only until a day: a move from online to a hub, the track, and anything. */
export const changeKinds = ['hub', 'track', 'team'] as const

export type ChangeKind = (typeof changeKinds)[number]
