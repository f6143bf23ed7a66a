/** The words of the page that mailed links open. */
export const confirmPage = {
  meta: {
    title: 'Confirm',
    description: 'Confirm a link from an email we sent you.',
  },
  text: 'Press the button to continue. (Some email programs open links by themselves, so we ask for one extra click.)',
  kinds: {
    signup: { heading: 'Verify your email address', submit: 'Verify and sign in' },
    magiclink: { heading: 'Sign in', submit: 'Sign me in' },
    recovery: { heading: 'Choose a new password', submit: 'Continue' },
    email_change: { heading: 'Change your email address', submit: 'Confirm the change' },
    invite: { heading: 'Accept the invitation', submit: 'Accept' },
    factor_undo: { heading: 'Undo two-step verification', submit: "It wasn't me: undo it" },
    change_undo: { heading: 'Undo the change', submit: "It wasn't me: undo it" },
  },
  undoText:
    "We'll undo this change and everything added after it: email addresses, authenticator apps and GitHub accounts. We'll sign out every device and ask you for a new password.",
  submitting: 'Please wait...',
  half: 'Thank you. Now open the link we sent to the other address.',
  done: {
    signup: 'Your email address is verified.',
    magiclink: 'You have been signed in successfully.',
    recovery: 'You can now choose a new password.',
    email_change: 'Your email address has been changed.',
    invite: 'Your account is ready.',
    factor_undo: 'Done. Please choose a new password.',
    change_undo: 'Done. Please choose a new password.',
  },
  elsewhere: {
    heading: 'Your email address is verified',
    text: 'You are signed in.',
    warning:
      "If you didn't choose this account's password yourself, choose one now. Someone else may have signed up with your address.",
    go: 'I chose it myself',
    choose: 'Choose a password',
  },
  expired: {
    heading: 'This link no longer works',
    text: 'This link has already been used or has expired. Request a new one.',
    action: 'Request a new link',
    invite: {
      text: 'This link has already been used or has expired. Your account already exists: request a link to set your password.',
    },
    emailChange: {
      text: 'This link has already been used or has expired. Enter the new address again in your account.',
      action: 'Go to my account',
    },
    undo: {
      text: "This link is more than a day old, or the change has already been undone. If you can't get into your account, contact us.",
      action: 'Go to the Contact page',
    },
  },
  missing: {
    heading: 'This link is incomplete',
    text: 'Copy the whole link from the email and open it again.',
    action: 'Go to Sign In',
  },
} as const
