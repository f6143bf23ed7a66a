import * as z from 'zod/mini'
import * as ownWords from '#words/announcement-messages.ts'
import * as words from '#words/forms.ts'
import { checkIns } from '../check-ins.ts'
import { countryCodes } from '../facts/countries.ts'
import { hubs } from '../facts/hubs.ts'
import { trackIds } from '../facts/tracks.ts'
import { announcementGroups, hubAnnouncementGroups } from '../wire/announcements.ts'
import { lines, line, oneOf } from './fields.ts'

export const announcementLimits = { subject: { most: 120 }, text: { most: 8000 } }

const hubIds = hubs.map(({ id }) => id)
const numbers = checkIns.map(({ number }) => String(number))

/** An empty choice stands for all. */
const orAll = <Id extends string>(ids: readonly Id[], message: string) =>
  z.enum<readonly ('' | Id)[]>(['', ...ids], message)

const teamFilters = ['country', 'hubId', 'trackId', 'silentAt'] as const

const fields = {
  subject: line(words.subject, announcementLimits.subject),
  text: lines(ownWords.text, announcementLimits.text),
  group: oneOf(announcementGroups, ownWords.group),
  country: orAll(countryCodes, words.country),
  hubId: orAll(hubIds, words.hub),
  trackId: orAll(trackIds, words.track),
  /** The number of a check-in that the teams have not filled in. */
  silentAt: orAll(numbers, ownWords.number),
}

/** Only teams have a country, a hub, a track and check-ins. */
const narrowsTeams = z.check<Record<string, unknown>>(({ value, issues }) => {
  if (value['group'] === 'leads' || value['group'] === 'members') return
  for (const name of teamFilters) {
    if (!value[name]) continue
    issues.push({ code: 'custom', message: ownWords.onlyTeams, input: value[name], path: [name] })
  }
})

/** An announcement as it is written. */
export const announcementFormSchema = z.object(fields).check(narrowsTeams)

/** The same with the revision that it was read at; null for a new one. */
export const announcementSchema = z
  .object({ revision: z.nullable(z.uuid(words.reload)), ...fields })
  .check(narrowsTeams)

/** An announcement of a hub with the revision that it was read at. It goes to that hub's teams: whoever writes it names none. */
export const hubAnnouncementSchema = z.object({
  revision: z.nullable(z.uuid(words.reload)),
  subject: fields.subject,
  text: fields.text,
  group: oneOf(hubAnnouncementGroups, ownWords.group),
})

export type AnnouncementForm = z.output<typeof announcementFormSchema>
export type Audience = Omit<AnnouncementForm, 'subject' | 'text'>
