import * as z from 'zod/mini'
import { hubs } from '../facts/hubs.ts'
import {
  captcha,
  email,
  emailLimits,
  formId,
  line,
  oneOf,
  optionalLine,
  optionalLines,
} from './fields.ts'

export const hubInterestKinds = ['host', 'join'] as const
export type HubInterestKind = (typeof hubInterestKinds)[number]

export const hubInterestLimits = {
  city: { least: 2, most: 80 },
  name: { least: 2, most: 100 },
  email: emailLimits,
  organization: { most: 120 },
  message: { most: 2000 },
}

const placeMessage = 'Please choose a hub or enter your city'

/** Interest in hosting or joining: one of our hubs (`hubId`) or another city (`city`). */
export const hubInterestSchema = z
  .object({
    id: formId(),
    kind: oneOf(hubInterestKinds, 'Please choose whether you want to host or to join'),
    hubId: z.nullish(z.union([z.literal(''), z.enum(hubs.map((hub) => hub.id))], placeMessage)),
    city: optionalLine('City', hubInterestLimits.city),
    name: line('Name', hubInterestLimits.name, 'Name must be at least 2 characters'),
    email: email(),
    organization: optionalLine('Organisation', hubInterestLimits.organization),
    message: optionalLines('Message', hubInterestLimits.message),
    captcha: captcha(),
  })
  .check(
    z.refine((form) => Boolean(form.hubId) || form.city.length >= hubInterestLimits.city.least, {
      path: ['city'],
      message: placeMessage,
    }),
  )

export type HubInterestForm = z.input<typeof hubInterestSchema>
