/** What the form of an announcement says about a field that is not valid yet. */
export const text = 'Text'
export const group = 'Please choose who gets it'
export const number = 'There is no such check-in'
export const startsAt = 'Please choose a time within the next 60 days'
export const onlyTeams = 'This filter works for teams only'
