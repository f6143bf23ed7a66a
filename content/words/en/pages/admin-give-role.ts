/** The form that gives somebody a role, and what each role may do. */
export const giveRoleForm = {
  heading: 'Give a role',
  fields: {
    email: { label: 'Email of an existing account' },
    role: { label: 'Role' },
  },
  submit: 'Give the role',
  submitting: 'Saving...',
  done: { title: 'Success', text: 'The role has been given.' },
  explanations: {
    admin: 'Sees everything and gives roles.',
    organizer: 'Works with teams, members, hubs, check-ins and projects.',
  },
} as const
