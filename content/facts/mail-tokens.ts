/** Minutes for which a code sent by mail is valid. */
export const codeMinutes = 15

/** Minutes for which a link sent by mail is valid, by its kind; 0 for a mail that has only a code. */
export const linkMinutes = {
  signup: 24 * 60,
  invite: 24 * 60,
  magiclink: 60,
  recovery: 60,
  email_change_current: 60,
  email_change_new: 60,
  reauthentication: 0,
} as const satisfies Record<string, number>

/** Minutes for which the mail about a change can undo it. */
export const undoMinutes = 24 * 60
