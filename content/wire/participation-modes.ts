/** How a team takes part: at a hub, or online. */
export const participationModes = ['in-person', 'virtual'] as const
export type ParticipationMode = (typeof participationModes)[number]
