import type * as z from 'zod/mini'
import type { contactSchema } from '#content/forms/contact.ts'
import type { hubInterestSchema } from '#content/forms/hub-interest.ts'
import type { partnerApplicationSchema } from '#content/forms/partner-application.ts'
import type { Database } from '../db/client.ts'
import { contactMessages, hubInterests, partnerApplications } from '../db/schema/intake.ts'
import type { Stamp } from '../forms/store-once.ts'
import { toSearchText } from '../search/words.ts'
import { insertCase } from './cases.ts'
import { resolvePlace } from './rules.ts'

export type Message = z.output<typeof contactSchema>
export type Application = z.output<typeof partnerApplicationSchema>
export type HubInterest = z.output<typeof hubInterestSchema>

/** Returns the statements that store a contact message and its case. */
export function insertMessage(db: Database, form: Message, stamp: Stamp) {
  const { id, name, email, department, subject, message } = form
  const organization = form.organization || null
  const row = {
    id,
    name,
    email,
    organization,
    department,
    subject,
    message,
    status: 'new' as const,
    searchText: toSearchText([name, email, organization, subject]),
    ...stamp,
  }
  return [db.insert(contactMessages).values(row), insertCase(db, 'message', row)] as const
}

/** Returns the statements that store a partner application and its case. */
export function insertApplication(db: Database, form: Application, stamp: Stamp) {
  const row = {
    id: form.id,
    organizationName: form.organizationName,
    organizationType: form.organizationType,
    website: form.website || null,
    contactName: form.contactName,
    email: form.email,
    phone: form.phone || null,
    partnershipType: form.partnershipType,
    contributionDetails: form.contributionDetails,
    goals: form.goals,
    audienceSize: form.audienceSize || null,
    previousExperience: form.previousExperience || null,
    consentVersion: form.consentVersion,
    agreedToTermsAt: stamp.createdAt,
    agreedToMarketingAt: form.agreedToMarketing ? stamp.createdAt : null,
    status: 'new' as const,
    searchText: toSearchText([form.organizationName, form.contactName, form.email]),
    ...stamp,
  }
  return [db.insert(partnerApplications).values(row), insertCase(db, 'application', row)] as const
}

/** Returns the statements that store an offer to host a hub or a wish to join one, and its case. */
export function insertHubInterest(db: Database, form: HubInterest, stamp: Stamp) {
  const { id, kind, name, email } = form
  const { hubId, city } = resolvePlace(form)
  const organization = form.organization || null
  const row = {
    id,
    kind,
    hubId,
    city,
    name,
    email,
    organization,
    message: form.message || null,
    searchText: toSearchText([city, name, email, organization]),
    ...stamp,
  }
  return [db.insert(hubInterests).values(row), insertCase(db, 'hubInterest', row)] as const
}
