/** The words for removing a role. */
export const roleRemoval = {
  remove: 'Remove the role',
  removeConfirm: (email: string) => `Remove the role from ${email}? Their account stays.`,
  removeOwn: 'Remove your own role? You will lose access to the dashboard. Your account stays.',
  removed: { title: 'Success', text: 'The role has been removed.' },
} as const
