import type { Hub } from '#content/catalogue/hubs.ts'
import { paths } from '#content/paths.ts'
import { language } from '#words/language.ts'
import { Rosette } from '../page-parts/rosette.tsx'
import { Badge } from '../ui/badge.tsx'
import { SmartLink } from '../ui/smart-link.tsx'

// The browser knows these names; importing the list of countries would add to every page with a map.
const countryNames = new Intl.DisplayNames(language, { type: 'region' })

export type HubWords = {
  headquartersBadge: string
  visit: string
  contact: string
  registerInterest: string
}

/** A hub as a list item; the linked map points to its id `hub-{id}`. */
export function HubCard({ hub, words }: { hub: Hub; words: HubWords }) {
  const visits = hub.isConfirmed && hub.website
  const action = visits ? words.visit : hub.isConfirmed ? words.contact : words.registerInterest
  return (
    <li id={`hub-${hub.id}`} data-pending={!hub.isConfirmed || undefined} className="hub">
      <Rosette seed={hub.id} tint={hub.colour} className="size-14" />
      <h4 className="flex flex-wrap items-center gap-x-2 self-end font-display text-xl font-bold">
        {hub.name}
        {hub.isMain && <Badge tone="hot">{words.headquartersBadge}</Badge>}
      </h4>
      <p className="font-semibold">
        {hub.city}, {countryNames.of(hub.country)}
      </p>
      <p>{hub.description}</p>
      <SmartLink className="link" href={visits ? hub.website : paths.hubContact(hub.id)}>
        {action}
        <span className="sr-only"> {hub.city}</span>
      </SmartLink>
    </li>
  )
}
