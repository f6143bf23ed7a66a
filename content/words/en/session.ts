/** The words of the session client, which every page loads for a reader who is signed in. */

/** Why the server refuses a new password, by its reason. */
export const weakPassword = {
  length: 'This password is too short.',
  characters: 'This password needs other kinds of characters too.',
  pwned: 'This password is known from a data leak. Please choose another one.',
} as const

export const credentialsMissing = 'You must provide either an email or phone number and a password'

/** Toasts about the end of a session, on any page. */
export const sessionToasts = {
  signedOut: { title: 'Signed out', text: 'Your session on this device has ended.' },
  ended: { title: 'Please sign in again', text: 'Your session has ended.' },
} as const

/** Refusals in words for people; programs read the protocol's. Attempts count for a quarter of an hour, mails for an hour. */
export const tooManyTries = 'Too many tries. Please wait, at most an hour, then try again.'
