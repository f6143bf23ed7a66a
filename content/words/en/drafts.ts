/** Shown above a form that was filled in from a draft. */
export const draftNote = {
  text: "We've restored what you typed earlier.",
  clear: 'Clear the form',
} as const
