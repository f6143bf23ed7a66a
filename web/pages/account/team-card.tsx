import './team-card.css'
import { useState, type ReactNode } from 'react'
import { hubs } from '#content/catalogue/hubs.ts'
import { describeTeam } from '#content/describe-team.ts'
import { trackIds } from '#content/facts/tracks.ts'
import { formatDate } from '#content/format/moments.ts'
import { mayChange } from '#content/team-changes.ts'
import { accountPage } from '#words/pages/account.ts'
import { teamForm } from '#words/team-form.ts'
import { hyphenatedNames, trackNames } from '#words/track-names.ts'
import { Fact } from '../../components/page-parts/fact.tsx'
import { Rosette } from '../../components/page-parts/rosette.tsx'
import { clothOf } from '../../components/tracks/track-cloth.tsx'
import type { OwnTeam } from '../../data/account.ts'
import { ChangeDates } from './change-dates.tsx'
import { TeamLink, TeamMembers, TeamRequests } from './team-members.tsx'
import TeamSteps from './team-steps.tsx'
import { TooSmall } from './too-small.tsx'

const { team: text } = accountPage
const shownSeparately = [
  'teamName',
  'representativeName',
  'representativeEmail',
  'representativePhone',
] as const

/** Shows a team: its next steps, requests to join and, folded, its members and everything else stored about it. */
export default function TeamCard({
  team,
  hasPass,
  actions,
}: {
  team: OwnTeam
  /** Whether the card links to the pass. Nobody has more than one, however many teams they lead. */
  hasPass: boolean
  actions?: ReactNode
}) {
  // A stored one may be gone.
  const track = trackIds.find((id) => id === team.trackId)
  const place = hubs.find(({ id }) => id === team.hubId)?.city
  const about = [
    (track && trackNames[track]) ?? team.trackId,
    place ?? teamForm.modes[team.participationMode].label,
  ].join('\u00a0· ')
  const joined = team.members.filter(({ joinedAt }) => joinedAt).length
  return (
    <article className="team-card">
      <header>
        <div {...clothOf(track ?? 'open-innovation', 'team-cloth')}>
          <Rosette seed={team.teamName} className="" />
        </div>
        <div className="min-w-0">
          <h3 className="text-2xl wrap-anywhere sm:text-3xl">
            <bdi>{team.teamName}</bdi>
          </h3>
          <p className="text-muted">{about}</p>
        </div>
        {actions}
      </header>
      <TooSmall team={team} />
      <TeamSteps team={team} hasPass={hasPass} />
      {team.requests.length > 0 && (
        <div>
          <h4 className="mb-2 font-display text-lg font-bold">{text.asked.label}</h4>
          <TeamRequests team={team} />
        </div>
      )}
      {/* Starts open while somebody has yet to join. */}
      <Fold
        title={text.members}
        state={text.joinedSoFar(joined, team.members.length)}
        startsOpen={mayChange('team', team.exceptions) && joined < team.members.length}
      >
        <TeamMembers team={team} />
        {mayChange('team', team.exceptions) && (
          <div className="mt-6">
            <h5 className="mb-1 font-semibold">{text.link.label}</h5>
            <TeamLink team={team} />
          </div>
        )}
      </Fold>
      <Fold title={text.details}>
        <dl className="team-facts">
          {describeDetails(team).map(({ label, value }) => (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ))}
        </dl>
        <p className="mt-4 text-sm text-muted">{text.registered(formatDate(team.createdAt))}</p>
      </Fold>
    </article>
  )
}

function describeDetails(team: OwnTeam): { label: string; value: ReactNode }[] {
  const { representativeName, representativeEmail, representativePhone } = team
  const track = trackIds.find((id) => id === team.trackId)
  return [
    ...describeTeam(team, { without: shownSeparately })
      .filter((line) => line.text !== '')
      .map(({ id, label, text: value }) => {
        if (id === 'hubId' && team.hubWaitingSince) return { label, value: text.waits(value) }
        const hyphenated = id === 'trackId' && track && hyphenatedNames[track]
        return { label, value: hyphenated || value }
      }),
    {
      label: text.representative,
      value: [representativeName, representativeEmail, representativePhone]
        .filter(Boolean)
        .join(', '),
    },
    { label: text.changes.label, value: <ChangeDates team={team} /> },
  ]
}

function Fold({
  title,
  state,
  startsOpen = false,
  children,
}: {
  title: string
  state?: string
  startsOpen?: boolean
  children: ReactNode
}) {
  // Read once: it must not close while somebody is using it.
  const [isOpen] = useState(startsOpen)
  return (
    <details className="team-fold" open={isOpen}>
      <summary className="fold">
        <h4 className="grow items-baseline justify-between gap-x-4 font-display text-lg leading-tight font-bold sm:flex">
          {title}
          <span className="block font-sans text-base font-normal">{state}</span>
        </h4>
      </summary>
      <div className="pt-1 pb-5">{children}</div>
    </details>
  )
}
