/** What the removal of a role asks and says. */
export const roleRemoval = {
  remove: 'Remove the role',
  removeConfirm: (email: string) => `Remove the role from ${email}? Their account stays.`,
  removeOwn: 'Remove your own role? The dashboard will close to you. Your account stays.',
  removed: { title: 'Success', text: 'The role has been removed.' },
} as const
