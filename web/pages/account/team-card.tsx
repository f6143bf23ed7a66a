import './team-card.css'
import type { ReactNode } from 'react'
import { describeTeam } from '#content/describe-team.ts'
import { trackIds } from '#content/facts/tracks.ts'
import { formatDate } from '#content/format/moments.ts'
import { mayChange } from '#content/team-changes.ts'
import { accountPage } from '#words/pages/account.ts'
import { hyphenatedNames } from '#words/track-names.ts'
import { Rosette } from '../../components/page-parts/rosette.tsx'
import { clothOf } from '../../components/tracks/track-cloth.tsx'
import type { OwnTeam } from '../../data/account.ts'
import { ChangeDates } from './change-dates.tsx'
import { TeamLink, TeamMembers, TeamRequests } from './team-members.tsx'
import { TooSmall } from './too-small.tsx'

const { team: text } = accountPage
const shownSeparately = [
  'teamName',
  'representativeName',
  'representativeEmail',
  'representativePhone',
] as const

/** In characters: a longer text needs a line of its own on a phone. */
const SHORT = 20

/** Shows everything stored about a team beside the cloth of its name, in its track's colour. Actions stand below the name. */
export default function TeamCard({ team, actions }: { team: OwnTeam; actions?: ReactNode }) {
  const { representativeName, representativeEmail, representativePhone } = team
  // A stored one may be gone.
  const track = trackIds.find((id) => id === team.trackId)
  const rows = [
    ...describeTeam(team, { without: shownSeparately })
      .filter((line) => line.text !== '')
      .map((line) => {
        if (line.id === 'hubId' && team.hubWaitingSince)
          return { ...line, text: text.waits(line.text) }
        const hyphenated = line.id === 'trackId' && track && hyphenatedNames[track]
        return hyphenated ? { ...line, text: hyphenated } : line
      }),
    {
      label: text.representative,
      text: [representativeName, representativeEmail, representativePhone]
        .filter(Boolean)
        .join(', '),
    },
  ]
  return (
    <article className="team-card">
      <div {...clothOf(track ?? 'open-innovation', 'team-cloth')}>
        <Rosette seed={team.teamName} className="" />
      </div>
      <div className="team-about">
        <div>
          <h3 className="text-3xl wrap-anywhere">
            <bdi>{team.teamName}</bdi>
          </h3>
          <p className="mt-1 text-muted">{text.registered(formatDate(team.createdAt))}</p>
        </div>
        <TooSmall team={team} />
        {actions}
        <dl className="team-facts">
          {rows.map(({ label, text: value }) => (
            <div key={label} data-short={value.length <= SHORT || undefined}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div>
            <dt>{text.changes.label}</dt>
            <dd>
              <ChangeDates team={team} />
            </dd>
          </div>
          <div>
            <dt>{text.members}</dt>
            <dd>
              <TeamMembers team={team} />
            </dd>
          </div>
          {team.requests.length > 0 && (
            <div>
              <dt>{text.asked.label}</dt>
              <dd>
                <TeamRequests team={team} />
              </dd>
            </div>
          )}
          {mayChange('team', team.exceptions) && (
            <div>
              <dt>{text.link.label}</dt>
              <dd>
                <TeamLink team={team} />
              </dd>
            </div>
          )}
        </dl>
      </div>
    </article>
  )
}
