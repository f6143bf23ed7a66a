import * as z from 'zod/mini'
import { partnershipIds, tiers } from '../facts/partnerships.ts'
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

export const organizationTypes = [
  'company',
  'startup',
  'university',
  'nonprofit',
  'government',
  'community',
  'other',
] as const

/** The date of the wording that people agree to. Change it together with the text of the two boxes. */
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
    'Organisation name',
    partnerApplicationLimits.organizationName,
    'Organisation name must be at least 2 characters',
  ),
  organizationType: oneOf(organizationTypes, 'Please choose the kind of organisation'),
  website: optionalLink(
    'Website',
    anyLink,
    'Please enter a valid website address, starting with https://',
  ),
  contactName: line(
    'Name',
    partnerApplicationLimits.contactName,
    'Name must be at least 2 characters',
  ),
  email: email(),
  phone: optionalPhone(),
  /** A tier of the sponsors page or a kind of partnership of the partner page. */
  partnershipType: oneOf(
    [...tiers.map(({ id }) => id), ...partnershipIds],
    'Please choose a tier or a kind of partnership',
  ),
  contributionDetails: lines(
    'Contribution',
    partnerApplicationLimits.contributionDetails,
    'Please describe your contribution in at least 10 characters',
  ),
  goals: lines(
    'Goals',
    partnerApplicationLimits.goals,
    'Please describe your goals in at least 10 characters',
  ),
  audienceSize: optionalLine('Audience', partnerApplicationLimits.audienceSize),
  previousExperience: optionalLines('Experience', partnerApplicationLimits.previousExperience),
  agreedToTerms: z.literal(true, 'Please agree before you send the application'),
  agreedToMarketing: z.prefault(z.boolean(), false),
  /** The wording that stood on the page, which may be older than the Worker's. */
  consentVersion: z
    .string('Please load the page again')
    .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Please load the page again')),
  captcha: captcha(),
})

export type PartnerApplicationForm = z.input<typeof partnerApplicationSchema>
