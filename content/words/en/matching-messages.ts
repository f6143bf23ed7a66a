/** What the forms of Find a team say about a field that is not valid yet. */

export { name, country, hub, message, reason } from './forms.ts'
export const about = 'About'
export const skills = 'Skills'

export const nameLetters = 'A name needs at least one letter'
export const tracks = 'Please choose at least one track'
export const languages = 'Please choose at least one language'
export const atMost = (most: number) => `Please choose at most ${most}`
export const noSkills = 'Please name at least one skill'
export const tooManySkills = (most: number) => `Please name at most ${most} skills`
export const longSkill = (most: number) =>
  `Each skill can have at most ${most} characters. Separate skills with commas`
export const noContact =
  'Please leave out addresses, links and phone numbers. People write to you through us'
export const from = 'Please choose the card you are writing from'
export const decision = 'Please choose hide or keep'
export const filter = 'This list has no such filter'
