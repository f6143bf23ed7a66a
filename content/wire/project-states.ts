/** How far a team is with its project. */
export const projectStates = ['none', 'draft', 'handed-in'] as const
export type ProjectState = (typeof projectStates)[number]
