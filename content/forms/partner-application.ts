import * as z from 'zod/mini'
import * as words from '#words/forms.ts'
import { organizationTypes } from '../wire/organization-types.ts'
import { partnerChoices } from '../wire/partner-choices.ts'
import {
  anyLink,
  captcha,
  email,
  emailLimits,
  formId,
  line,
  lines,
  linkLimits,
  oneOf,
  optionalLine,
  optionalLines,
  optionalLink,
  optionalPhone,
  phoneLimits,
} from './fields.ts'

/** The date of the wording that people agree to. To be changed together with the text of the two checkboxes. */
export const consentVersion = '2025-09-01'

export const partnerApplicationLimits = {
  organizationName: { least: 2, most: 120 },
  contactName: { least: 2, most: 100 },
  email: emailLimits,
  phone: phoneLimits,
  website: linkLimits,
  contributionDetails: { least: 10, most: 3000 },
  goals: { least: 10, most: 3000 },
  audienceSize: { most: 60 },
  previousExperience: { most: 3000 },
}

export const partnerApplicationSchema = z.object({
  id: formId(),
  organizationName: line(
    words.organizationName,
    partnerApplicationLimits.organizationName,
    words.tooShort(words.organizationName, partnerApplicationLimits.organizationName.least),
  ),
  organizationType: oneOf(organizationTypes, words.organizationType),
  website: optionalLink(words.website, anyLink, words.websiteAddress),
  contactName: line(
    words.name,
    partnerApplicationLimits.contactName,
    words.tooShort(words.name, partnerApplicationLimits.contactName.least),
  ),
  email: email(),
  phone: optionalPhone(),
  partnershipType: oneOf(partnerChoices, words.partnershipType),
  contributionDetails: lines(
    words.contribution,
    partnerApplicationLimits.contributionDetails,
    words.describeContribution(partnerApplicationLimits.contributionDetails.least),
  ),
  goals: lines(
    words.goals,
    partnerApplicationLimits.goals,
    words.describeGoals(partnerApplicationLimits.goals.least),
  ),
  audienceSize: optionalLine(words.audience, partnerApplicationLimits.audienceSize),
  previousExperience: optionalLines(words.experience, partnerApplicationLimits.previousExperience),
  agreedToTerms: z.literal(true, words.agreement),
  agreedToMarketing: z.prefault(z.boolean(), false),
  /** The wording shown on the page, which may be older than the Worker's. */
  consentVersion: z.string(words.reload).check(z.regex(/^\d{4}-\d{2}-\d{2}$/, words.reload)),
  captcha: captcha(),
})

export type PartnerApplicationForm = z.input<typeof partnerApplicationSchema>
