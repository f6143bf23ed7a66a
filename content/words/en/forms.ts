/** What a form says about a field that is not valid yet. Labels are written as they stand inside these sentences. */

export const name = 'Name'
export const firstName = 'First name'
export const lastName = 'Last name'
export const emailLabel = 'Email'
export const phoneLabel = 'Phone'
export const password = 'Password'
export const city = 'City'
export const organization = 'Organisation'
export const organizationName = 'Organisation name'
export const website = 'Website'
export const contribution = 'Contribution'
export const goals = 'Goals'
export const audience = 'Audience'
export const experience = 'Experience'
export const reason = 'Reason'
export const subject = 'Subject'
export const message = 'Message'
export const teamName = 'Team name'
export const githubLink = 'GitHub profile link'
export const huggingfaceLink = 'Hugging Face profile link'

export const isRequired = (label: string) => `${label} is required`
export const tooShort = (label: string, least: number) =>
  `${label} must be at least ${least} characters`
export const tooLong = (label: string, most: number) =>
  `${label} must be at most ${most} characters`

export const required = 'Required'
export const unshowable = "This contains characters we can't accept. Please remove them."
export const email = 'Please enter a valid email address'
export const contactEmail = 'Invalid email address'
export const anyEmail = 'Please enter an email address'
export const teamPhone = 'Please enter a phone number, for example 097 1234567 or +260 97 1234567'
export const phone =
  'Please enter a phone number with its country code, for example +260 97 1234567'
export const noKey = 'Something went wrong with this form. Please reload the page.'
export const captcha = 'Please complete the captcha verification'
export const reload = 'Please reload the page'

export const mailCode = 'Please enter the six digits from the email'
export const appCode = 'Please enter the six digits from the app'
export const recoveryCode = 'Please enter one of your recovery codes'
export const confirmPassword = 'Please confirm your password'
export const passwordsDiffer = "Passwords don't match"

export const localPhone = 'Please enter a valid phone number'
export const countryCode = 'Please select a country code'
export const country = 'Please select your country'
export const github = 'Please enter a valid GitHub URL'
export const huggingface = 'Please enter a valid Hugging Face URL'

export const hub = 'Please choose a hub'
export const hubOrCity = 'Please choose a hub or enter your city'
export const hubInterestKind = 'Please choose whether to join or host'
export const department = 'Please select a department'
export const role = 'Please choose a role'
export const exceptionKind = 'Please choose what the team may change'
export const exceptionDay = 'Please enter a date'
export const exceptionRange = (after: string, last: string) =>
  `Please choose a day after ${after} and no later than ${last}`

export const organizationType = 'Please choose a type of organisation'
export const websiteAddress = 'Please enter a valid website address, starting with https://'
export const partnershipType = 'Please choose a tier or type of partnership'
export const describeContribution = (least: number) =>
  `Please describe your contribution in at least ${least} characters`
export const describeGoals = (least: number) =>
  `Please describe your goals in at least ${least} characters`
export const agreement = 'Please agree before you send your application'

export const teamNameLetters = 'Team name needs at least one letter or number'
export const participationMode = 'Please choose how you will take part'
export const track = 'Please choose a track'
export const members = 'Please list the members'
export const tooFewMembers = (least: number) => `A team needs at least ${least} members`
export const tooManyMembers = (most: number) => `A team can have at most ${most} members`
export const memberTwice = 'This email address is already used for another member'

export const note = 'Note'
export const domain = 'Domain'
export const domainExample = 'Please enter a domain, for example uct.ac.za'
export const noScores = 'Please score the project'
export const chooseScore = (least: number, most: number) =>
  `Please choose a score from ${least} to ${most}`
export const between = (least: number, most: number) =>
  `Please enter a whole number from ${least} to ${most}`

export const linkToken = 'Please open the link again'
