/** What the forms about mentors say about a field. Labels are written as they stand inside these sentences. */
export const purpose = 'What you need help with'
export const language = 'Please choose a language'
export const languages = 'Please choose at least one language'
export const room = 'Please choose whether you have room for another team'
export const mentor = 'Please choose a mentor'
export const places = (least: number, most: number) =>
  `Please enter a whole number from ${least} to ${most}`
