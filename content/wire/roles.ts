/** What an account may be allowed to do in the dashboard. Least power first: that is what its form starts with. */
export const staffRoles = ['organizer', 'admin'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Every role. A judge sees the projects that they were given, and nothing of the dashboard. */
export type Role = StaffRole | 'judge'

/** Every role, and every duty that needs none. */
export const accountRoles = ['admin', 'organizer', 'judge', 'hub', 'mentor', 'lead'] as const
export type AccountRole = (typeof accountRoles)[number]

export const isStaff = (role: Role | null | undefined): role is StaffRole =>
  staffRoles.some((one) => one === role)
