/** The words of the session client, which every page loads for a reader who is signed in. */

export const credentialsMissing = 'You must provide either an email or phone number and a password'

/** Toasts about the end of a session, on any page. */
export const sessionToasts = {
  signedOut: { title: 'Signed out', text: 'Your session on this device has ended.' },
  ended: { title: 'Please sign in again', text: 'Your session has ended.' },
} as const
