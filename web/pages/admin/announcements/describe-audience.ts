import { announcementsPanel as text } from '#words/pages/admin-announcements.ts'
import { trackNames } from '#words/track-names.ts'
import type { AnnouncementRow } from '../../../data/admin-announcements.ts'
import { nameCountry } from '../names.ts'
import { nameHub } from '../place-names.ts'

/** Says in a line who gets an announcement. */
export function describeAudience(audience: AnnouncementRow['audience']): string {
  const { group, country, hubId, trackId, silentAt } = audience
  return [
    text.groups[group],
    country && nameCountry(country),
    hubId && nameHub(hubId),
    trackId && trackNames[trackId],
    silentAt && text.silent(silentAt),
  ]
    .filter(Boolean)
    .join(', ')
}
