import type { ReactNode } from 'react'
import { formatDate, formatMoment } from '#content/format/moments.ts'
import { teamPanel } from '#words/pages/admin-team.ts'
import { adminPage } from '#words/pages/admin.ts'
import { hyphenatedNames, trackNames } from '#words/track-names.ts'
import type { WholeTeam } from '../../../data/admin-teams.ts'
import { MailLink, PhoneLink } from '../cells.tsx'
import { nameCountry } from '../names.ts'
import { nameHub } from '../place-names.ts'

const { facts: text } = teamPanel
const { columns } = adminPage.teams

/** What holds addresses and identifiers needs the whole width. */
const wide: readonly string[] = [columns.representative, text.account, text.id]

/** What an organiser looks up: who to contact, where the team is, and who looks after it. */
export function TeamFacts({ team }: { team: WholeTeam }) {
  const items: (readonly [string, ReactNode])[] = [
    [
      columns.representative,
      <>
        <span className="block font-semibold">
          <bdi>{team.representativeName}</bdi>
        </span>
        <MailLink address={team.representativeEmail} />
        <span className="block">
          <PhoneLink number={team.representativePhone} />
        </span>
      </>,
    ],
    [columns.country, nameCountry(team.country)],
    [
      adminPage.teams.track,
      hyphenatedNames[team.trackId] ?? trackNames[team.trackId] ?? team.trackId,
    ],
    [text.place, <Place key="place" team={team} />],
    [text.mentor, nameMentor(team)],
    [text.account, team.ownerEmail ?? text.noAccount],
    [columns.registered, formatMoment(team.createdAt)],
    [text.changed, formatMoment(team.updatedAt)],
    [
      text.id,
      <span key="id" className="font-mono text-sm">
        {team.id}
      </span>,
    ],
  ]
  return (
    <aside aria-label={text.heading} className="team-aside">
      <dl>
        {items.map(([label, value]) => (
          <div key={label} data-wide={wide.includes(label) || undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}

function Place({ team }: { team: WholeTeam }) {
  const { hubId, hubWaitingSince, hubAhead, hubTaken, hubPlaces } = team
  if (!hubId) return text.online
  const city = nameHub(hubId)
  return (
    <>
      {hubWaitingSince
        ? text.waits(city, formatDate(hubWaitingSince))
        : hubPlaces === null
          ? city
          : text.placeGiven(city)}
      <span className="block text-sm text-muted">
        {hubWaitingSince && text.ahead(hubAhead ?? 0)}{' '}
        {hubPlaces !== null && text.places(hubTaken, hubPlaces)}
      </span>
    </>
  )
}

function nameMentor({ mentorings }: WholeTeam): string {
  const open = mentorings.find(({ endedAt }) => endedAt === null)
  if (!open) return text.noMentor
  return open.assignedAt ? (open.mentorName ?? teamPanel.mentoring.gone) : text.waitsForMentor
}
