/** What the messages about an entry call its fields. */
export const note = 'Note'
export const answer = 'Answer'
