export const setupAdminPage = {
  meta: {
    title: 'First administrator',
    description: 'Make an existing account the first administrator of this site.',
  },
  heading: 'Set up the first administrator',
  text: 'Enter the email address of an existing account to make it the first administrator. This can only be done once.',
  fields: { email: { label: 'Email', hint: 'The account must already exist.' } },
  submit: 'Setup Admin User',
  submitting: 'Setting up...',
  noAccount: 'No account yet?',
  noAccountAction: 'Create one first',
  missingKey:
    'Open this page using the link that contains the set-up key. It is printed when the site first starts.',
  done: {
    heading: 'Admin Setup Complete',
    text: 'This account can now:',
    list: ['access the dashboard', 'view and manage team registrations', 'assign roles'],
    action: 'Go to the dashboard',
  },
  toasts: {
    success: { title: 'Success' },
    emailRequired: { title: 'Email Required', text: 'Please enter an email address' },
    failed: { title: 'Error', text: 'Failed to set up admin user' },
  },
} as const
