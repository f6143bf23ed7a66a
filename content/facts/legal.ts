// Who answers for the site in law, and the figures of the privacy page, the terms and the code of conduct.

/** The day on which the privacy page, the terms or the code of conduct last changed. */
export const legalChanged = '2026-11-24'

type Placeholder = { value: string; sample?: true }

/** The body that answers for personal data, as POPIA (section 18) wants it named. Empty until it is known; the pages say so. */
export const responsibleParty: Record<
  'name' | 'address' | 'informationOfficer' | 'email',
  Placeholder
> = {
  name: { value: '', sample: true },
  address: { value: '', sample: true },
  informationOfficer: { value: '', sample: true },
  email: { value: '', sample: true },
}

/** Texts that nobody who answers for them has confirmed yet. */
export const unconfirmedTexts = [
  { id: 'terms', sample: true },
  { id: 'code-of-conduct', sample: true },
]

/** Years of age from which somebody is an adult: POPIA, NDPA and Kenya's act agree. */
export const adultAge = 18

/** Days within which we do what somebody asks about their data. Kenya gives seven for access, the shortest of the four laws. */
export const requestDays = 7

/** Hours within which the authority hears of a loss of data, in Nigeria, Kenya and the European Union. */
export const breachHours = 72

/** Days within which somebody can ask for a second look at a decision of ours. */
export const appealDays = 14

type Regulator = {
  id: 'south-africa' | 'nigeria' | 'kenya' | 'europe'
  url: string
}

/** The authorities that take complaints. */
export const regulators: readonly Regulator[] = [
  { id: 'south-africa', url: 'https://inforegulator.org.za' },
  { id: 'nigeria', url: 'https://ndpc.gov.ng' },
  { id: 'kenya', url: 'https://www.odpc.go.ke' },
  { id: 'europe', url: 'https://www.edpb.europa.eu/about-edpb/about-edpb/members_en' },
]
