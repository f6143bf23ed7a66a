/** What the form of the talent list says about a field that is not valid yet, and what its reader agrees to. */

export { name, country } from './forms.ts'
export {
  about,
  atMost,
  languages,
  longSkill,
  nameLetters,
  noSkills,
  skills,
  tooManySkills,
} from './matching-messages.ts'

export const seeks = 'Work you are looking for'
export const cvLink = 'Link to your CV'
export const publicLink = 'Please enter an address that begins with https:// and opens for anyone'
export const agree = 'Please agree, so that partners may see your profile'
export const link = 'This link is incomplete. Please open it from the email again.'

/** Stored with each profile. A change needs a new `talentConsentVersion`. */
export const consent =
  'Partners whom the organisers have accepted may see this profile: my name, country, skills, languages, what I wrote and the link to my CV. I can withdraw at any time, and partners see nothing of me from then on.'
