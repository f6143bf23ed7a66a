import * as z from 'zod/mini'
import { countryCodes } from '../facts/countries.ts'
import { event } from '../facts/event.ts'
import { hubs } from '../facts/hubs.ts'
import { trackIds } from '../facts/tracks.ts'
import { participationModes } from '../wire/participation-modes.ts'
import {
  captcha,
  email,
  emailLimits,
  formId,
  githubLink,
  huggingfaceLink,
  line,
  linkLimits,
  oneOf,
  optionalLink,
  phone,
  phoneLimits,
} from './fields.ts'

export const teamLimits = {
  teamName: { least: 2, most: 60 },
  representativeName: { least: 2, most: 100 },
  representativeEmail: emailLimits,
  representativePhone: phoneLimits,
  memberName: { least: 2, most: 100 },
  memberEmail: emailLimits,
  githubUrl: linkLimits,
  huggingfaceUrl: linkLimits,
  members: event.teamSize,
}

const hubMessage = 'Please choose a hub'

const memberSchema = z.object({
  name: line('Name', teamLimits.memberName, 'Name must be at least 2 characters'),
  email: email(),
  githubUrl: optionalLink('GitHub profile link', githubLink, 'Please enter a valid GitHub URL'),
  huggingfaceUrl: optionalLink(
    'Hugging Face profile link',
    huggingfaceLink,
    'Please enter a valid Hugging Face URL',
  ),
})

const teamFields = {
  teamName: line('Team name', teamLimits.teamName, 'Team name must be at least 2 characters').check(
    z.regex(/[\p{L}\p{N}]/u, 'Team name needs at least one letter or digit'),
  ),
  country: oneOf(countryCodes, 'Please select your country'),
  participationMode: oneOf(participationModes, 'Please choose how you take part'),
  /** Read only when the team takes part in person. */
  hubId: z.nullish(z.union([z.literal(''), z.enum(hubs.map((hub) => hub.id))], hubMessage)),
  trackId: oneOf(trackIds, 'Please choose a track'),
  representativeName: line(
    'Name',
    teamLimits.representativeName,
    'Name must be at least 2 characters',
  ),
  representativeEmail: email(),
  representativePhone: phone(),
  members: z.array(memberSchema, 'Please list the members').check(
    z.minLength(event.teamSize.least, `A team needs at least ${event.teamSize.least} members`),
    z.maxLength(event.teamSize.most, `A team has at most ${event.teamSize.most} members`),
    z.superRefine((members, context) => {
      for (const [index, member] of members.entries()) {
        const first = members.findIndex((other) => other.email === member.email)
        if (member.email === '' || first === index) continue
        const message = 'This email address is already used for another member'
        context.addIssue({ code: 'custom', path: [index, 'email'], message })
      }
    }),
  ),
}

const needsHub = z.refine<{ participationMode?: string; hubId?: string | null | undefined }>(
  (team) => team.participationMode !== 'in-person' || Boolean(team.hubId),
  {
    path: ['hubId'],
    message: hubMessage,
    when: ({ value }) => typeof value === 'object' && value !== null,
  },
)

/** A registration. `id` is made by the browser and sent again unchanged when the answer was lost. */
export const teamSchema = z
  .object({ id: formId(), ...teamFields, captcha: captcha() })
  .check(needsHub)

/** A change of a registered team: all its fields, and the revision that was read. */
export const teamChangesSchema = z
  .object({ revision: z.uuid('Please load the team again'), ...teamFields })
  .check(needsHub)

export type TeamForm = z.input<typeof teamSchema>
export type TeamChangesForm = z.input<typeof teamChangesSchema>
/** A team as the schemas above give it: trimmed, lower-cased, complete. */
export type TeamDetails = Omit<z.output<typeof teamSchema>, 'id' | 'captcha'>
