/** What the form of a check-in says about a field. Labels are written as they stand inside these sentences. */
export const standing = 'Please choose where you stand'
export const progress = 'What you have done'
export const blockers = 'What is blocking you'
export const link = 'The link'
