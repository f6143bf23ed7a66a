import { formatMoment } from '#content/format/moments.ts'
import { teamPanel } from '#words/pages/admin-team.ts'
import type { WholeTeam } from '../../../data/admin-teams.ts'
import { State } from '../badges.tsx'
import { LineRow, TeamPart } from './line-row.tsx'

const { mails: text } = teamPanel
const tones = {
  waiting: 'hot',
  sent: 'good',
  refused: 'late',
  'given-up': 'late',
  bounced: 'late',
} as const

/** The mails about the team, by subject: who they went to, and whether the mail service accepted them. */
export function MailsOfTeam({ team }: { team: WholeTeam }) {
  return (
    <TeamPart id="mails" heading={text.heading}>
      {team.mails.length === 0 && <p className="mt-2 text-muted">{text.empty}</p>}
      <ul className="mt-2">
        {team.mails.map(({ id, subject, recipient, createdAt, delivery }) => (
          <LineRow
            key={id}
            title={<bdi>{subject}</bdi>}
            time={<time dateTime={createdAt}>{formatMoment(createdAt)}</time>}
            line={<span dir="ltr">{recipient}</span>}
            state={<State tone={tones[delivery]}>{text.states[delivery]}</State>}
          />
        ))}
      </ul>
    </TeamPart>
  )
}
