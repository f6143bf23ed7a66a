import { announcementsPanel as text } from '#words/pages/admin-announcements.ts'
import { trackNames } from '#words/track-names.ts'
import type { AnnouncementRow } from '../../../data/announcements.ts'
import { nameCountry } from '../names.ts'
import { nameHub } from '../place-names.ts'

/** Describes in one line who gets an announcement. */
export function describeAudience({
  audience,
  hubId: ownHub,
}: Pick<AnnouncementRow, 'audience' | 'hubId'>): string {
  const { group, country, hubId, trackId, silentAt } = audience
  return [
    text.groups[group],
    ownHub && text.ofHub(nameHub(ownHub)),
    country && nameCountry(country),
    hubId && nameHub(hubId),
    trackId && trackNames[trackId],
    silentAt && text.silent(silentAt),
  ]
    .filter(Boolean)
    .join(', ')
}
