/** Why the server refuses a new password, by the reason it gives. */
export const weakPassword = {
  length: 'This password is too short.',
  characters: 'This password needs other kinds of characters too.',
  pwned: 'This password is known from a data leak. Please choose another one.',
} as const

export const credentialsMissing = 'You must provide either an email or phone number and a password'
