/** Shown over a form that began with what was typed earlier. */
export const draftNote = {
  text: 'We restored what you typed earlier.',
  clear: 'Clear the form',
} as const
