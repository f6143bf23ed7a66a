/** What an account may be allowed to do in the dashboard. Least power first: that is what its form starts with. */
export const roles = ['organizer', 'admin'] as const
export type Role = (typeof roles)[number]
