import { announcementsPanel as text } from '#words/pages/admin-announcements.ts'
import { trackNames } from '#words/track-names.ts'
import { hubs } from './catalogue/hubs.ts'
import { nameCountry } from './code-names.ts'
import type { Audience } from './forms/announcement.ts'

const nameHub = (hubId: string) => hubs.find(({ id }) => id === hubId)?.city ?? hubId

/** Describes in one line who gets an announcement; `hubId` names the hub whose organisers wrote it. */
export function describeAudience({
  audience,
  hubId: ownHub,
}: {
  audience: Audience
  hubId: string | null
}): string {
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
