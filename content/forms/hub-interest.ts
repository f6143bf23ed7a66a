import * as z from 'zod/mini'
import * as words from '#words/forms.ts'
import { hubs } from '../catalogue/hubs.ts'
import { hubInterestKinds } from '../wire/hub-interest-kinds.ts'
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

export const hubInterestLimits = {
  city: { least: 2, most: 80 },
  name: { least: 2, most: 100 },
  email: emailLimits,
  organization: { most: 120 },
  message: { most: 2000 },
}

/** An offer to host a hub or a wish to join one: one of ours (`hubId`) or in another city (`city`). */
export const hubInterestSchema = z
  .object({
    id: formId(),
    kind: oneOf(hubInterestKinds, words.hubInterestKind),
    hubId: z.nullish(z.union([z.literal(''), z.enum(hubs.map((hub) => hub.id))], words.hubOrCity)),
    city: optionalLine(words.city, hubInterestLimits.city),
    name: line(
      words.name,
      hubInterestLimits.name,
      words.tooShort(words.name, hubInterestLimits.name.least),
    ),
    email: email(),
    organization: optionalLine(words.organization, hubInterestLimits.organization),
    message: optionalLines(words.message, hubInterestLimits.message),
    captcha: captcha(),
  })
  .check(
    z.refine((form) => Boolean(form.hubId) || form.city.length >= hubInterestLimits.city.least, {
      path: ['city'],
      message: words.hubOrCity,
    }),
  )

export type HubInterestForm = z.input<typeof hubInterestSchema>
