/** The questions before a change to how somebody signs in. */
export const ownership = {
  heading: 'Is it still you?',
  text: 'You signed in a while ago. Please enter your password before we make this change.',
  textByCode: "You signed in a while ago. Before we make this change, we'll email you a code.",
  typeCodeOverdue:
    "Two-step verification is overdue for your account, so your password alone can't turn it on. Please enter the code we've just emailed you.",
  typeCode: 'You signed in a while ago. Please enter the code before we make this change.',
  fields: {
    currentPassword: { label: 'Current password' },
    nonce: { label: 'Code', hint: 'The six digits from the email.' },
  },
  sendCode: 'Forgot your current password? Email me a code',
  sendFirstCode: 'Email me a code',
  codeSent: { title: 'Check your email', text: "We've sent you a six-digit code." },
  submit: 'Continue',
  submitting: 'Checking...',
  cancel: 'Cancel',
  failed: 'Error',
} as const
