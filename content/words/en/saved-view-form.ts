/** The labels and errors of a saved view. */
export const name = 'Name'
export const unknownList = 'There is no such list'
export const unknownQuery = 'This list has no such filter'
export const longQuery = 'This view is too long to save. Please shorten the search.'
