import * as z from 'zod/mini'
import * as words from '#words/forms.ts'
import { hubs } from '../catalogue/hubs.ts'
import { listedCountryCodes } from '../countries.ts'
import { event } from '../facts/event.ts'
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
  phoneLimits,
} from './fields.ts'
import { teamPhone } from './team-phone.ts'

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

const memberSchema = z.object({
  name: line(
    words.name,
    teamLimits.memberName,
    words.tooShort(words.name, teamLimits.memberName.least),
  ),
  email: email(),
  githubUrl: optionalLink(words.githubLink, githubLink, words.github),
  huggingfaceUrl: optionalLink(words.huggingfaceLink, huggingfaceLink, words.huggingface),
})

const teamFields = {
  teamName: line(
    words.teamName,
    teamLimits.teamName,
    words.tooShort(words.teamName, teamLimits.teamName.least),
  ).check(z.regex(/[\p{L}\p{N}]/u, words.teamNameLetters)),
  country: oneOf(listedCountryCodes, words.country),
  participationMode: oneOf(participationModes, words.participationMode),
  /** Read only when the team takes part in person. */
  hubId: z.nullish(z.union([z.literal(''), z.enum(hubs.map((hub) => hub.id))], words.hub)),
  trackId: oneOf(trackIds, words.track),
  representativeName: line(
    words.name,
    teamLimits.representativeName,
    words.tooShort(words.name, teamLimits.representativeName.least),
  ),
  representativeEmail: email(),
  representativePhone: teamPhone(),
  members: z.array(memberSchema, words.members).check(
    z.minLength(event.teamSize.least, words.tooFewMembers(event.teamSize.least)),
    z.maxLength(event.teamSize.most, words.tooManyMembers(event.teamSize.most)),
    z.superRefine((members, context) => {
      for (const [index, member] of members.entries()) {
        const first = members.findIndex((other) => other.email === member.email)
        if (member.email === '' || first === index) continue
        const message = words.memberTwice
        context.addIssue({ code: 'custom', path: [index, 'email'], message })
      }
    }),
  ),
}

const needsHub = z.refine<{ participationMode?: string; hubId?: string | null | undefined }>(
  (team) => team.participationMode !== 'in-person' || Boolean(team.hubId),
  {
    path: ['hubId'],
    message: words.hub,
    when: ({ value }) => typeof value === 'object' && value !== null,
  },
)

/** A registration. The browser makes the `id` and sends it unchanged if it has to send the form again. */
export const teamSchema = z
  .object({ id: formId(), ...teamFields, captcha: captcha() })
  .check(needsHub)

/** A change of a registered team: all its fields, and the revision that they were read from. */
export const teamChangesSchema = z
  .object({ revision: z.uuid(words.reload), ...teamFields })
  .check(needsHub)

export type TeamForm = z.input<typeof teamSchema>
export type TeamChangesForm = z.input<typeof teamChangesSchema>
/** A team as the schemas above return it: trimmed, addresses lower-cased, complete. */
export type TeamDetails = Omit<z.output<typeof teamSchema>, 'id' | 'captcha'>
