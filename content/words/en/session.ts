/** What the session client says, apart from the pages: it is loaded on every page of a reader who is signed in. */

/** Why the server refuses a new password, by the reason it gives. */
export const weakPassword = {
  length: 'This password is too short.',
  characters: 'This password needs other kinds of characters too.',
  pwned: 'This password is known from a data leak. Please choose another one.',
} as const

export const credentialsMissing = 'You must provide either an email or phone number and a password'

/** Toasts about the end of a session, wherever the reader is. */
export const sessionToasts = {
  signedOut: { title: 'Signed out', text: 'Your session on this device has ended.' },
  ended: { title: 'Please sign in again', text: 'Your session has ended.' },
} as const

/** For people; programs read the protocol's own words. Tries are counted for a quarter of an hour, mails for an hour. */
export const tooManyTries = 'Too many tries. Please wait, at most an hour, then try again.'
