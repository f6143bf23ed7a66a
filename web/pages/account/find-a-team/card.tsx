import type { ReactNode } from 'react'
import { countryNames } from '#content/catalogue/country-names.ts'
import { hubs } from '#content/catalogue/hubs.ts'
import { plural } from '#content/format/plural.ts'
import { languageNames } from '#words/languages.ts'
import { findTeamPage } from '#words/pages/find-team.ts'
import { trackNames } from '#words/track-names.ts'
import { Rosette } from '../../../components/page-parts/rosette.tsx'
import { clothOf } from '../../../components/tracks/track-cloth.tsx'
import type { Card } from '../../../data/matching.ts'

const text = findTeamPage.card

/** What a card shows; its rosette is drawn from its id, so that two people of one name look different. */
export function CardView({
  card,
  state,
  children,
}: {
  card: Card
  /** What stands below the name of a card of the reader's own. */
  state?: string
  children?: ReactNode
}) {
  const hub = hubs.find(({ id }) => id === card.hubId)?.city
  const place = [hub ?? text.online, card.country && countryNames[card.country]]
  const rows = [
    [text.labels.tracks, card.tracks.map((id) => trackNames[id])],
    [text.labels.place, place.filter(Boolean)],
    [text.labels.languages, card.languages.map((id) => languageNames[id])],
    [text.labels.skills, card.skills],
  ] as const
  return (
    <article
      aria-labelledby={`card-${card.id}`}
      className="flex h-full flex-col border-t border-line pt-5"
    >
      <div className="flex items-center gap-4">
        <div {...clothOf(card.tracks[0] ?? 'open-innovation', 'shrink-0')}>
          <Rosette seed={card.id} className="size-16" />
        </div>
        <div className="min-w-0">
          <h3 id={`card-${card.id}`} className="text-xl wrap-anywhere">
            <bdi>{card.name}</bdi>
          </h3>
          <p className="text-muted">{state ?? describe(card)}</p>
        </div>
      </div>
      <p className="measure mt-4 wrap-anywhere whitespace-pre-line">
        <bdi>{card.about}</bdi>
      </p>
      <dl className="mt-4 grid grid-cols-[6rem_1fr] gap-x-4 gap-y-1">
        {rows.map(([label, values]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">
              <bdi>{values.join(', ')}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {children && (
        <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-3 pt-5">{children}</div>
      )}
    </article>
  )
}

function describe({ isTeam, seats }: Card): string {
  if (!isTeam) return text.person
  const { one, other } = text.seats
  return text.team(plural(seats ?? 0, { one, other: other(seats ?? 0) }))
}
