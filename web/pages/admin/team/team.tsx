import './team.css'
import { Suspense, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { trackCloths } from '#content/facts/tracks.ts'
import { formatDate } from '#content/format/moments.ts'
import { mayChange } from '#content/team-changes.ts'
import { teamPanel as text } from '#words/pages/admin-team.ts'
import { adminPage } from '#words/pages/admin.ts'
import { Rosette } from '../../../components/page-parts/rosette.tsx'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { changeAndRestoreFocus } from '../../../components/ui/focus.ts'
import { latePart } from '../../../components/ui/late-part.tsx'
import { deleteTeam, type WholeTeam } from '../../../data/admin-teams.ts'
import { ConfirmAction } from '../confirm-action.tsx'
import { MergeTeam } from '../merge-team.tsx'
import { Skeleton } from '../skeleton.tsx'
import { TeamExceptions } from '../team-exceptions.tsx'
import { TeamFacts } from './facts.tsx'
import { TeamHistory } from './history.tsx'
import { MailsOfTeam } from './mails.tsx'
import { MemberRows } from './members.tsx'
import { TeamNotes } from './notes.tsx'
import { Programme } from './programme.tsx'

// The largest form, and seldom needed.
const EditForTeam = latePart(() => import('./edit.tsx'))

/** Shows all about a team. Administrators can delete it, which leads back to where they came from. */
export function Team({ team, isAdmin, from }: { team: WholeTeam; isAdmin: boolean; from: string }) {
  const [isEdited, setEdited] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () =>
    changeAndRestoreFocus(
      () => setEdited(false),
      () => opener.current,
    )
  if (isEdited)
    return (
      <Suspense fallback={<Skeleton />}>
        <h2 dir="auto" className="mb-4 text-3xl wrap-anywhere">
          {team.teamName}
        </h2>
        <EditForTeam team={team} onClose={close} />
      </Suspense>
    )
  const mayEdit = mayChange('team', team.exceptions)
  return (
    <article>
      <header className="team-head">
        <Rosette seed={team.teamName} tint={trackCloths[team.trackId].colour} className="" />
        <div className="team-name">
          <h2 dir="auto" className="wrap-anywhere max-sm:text-2xl sm:text-3xl">
            {team.teamName}
          </h2>
          <p className="mt-1 text-muted">
            {text.registered(formatDate(team.createdAt))}
            {!mayEdit && <span className="block">{text.edit.locked}</span>}
          </p>
        </div>
        <div className="buttons">
          {mayEdit && (
            <Button ref={opener} onClick={() => setEdited(true)}>
              {text.edit.open}
            </Button>
          )}
          <ButtonLink variant="secondary" href={`mailto:${team.representativeEmail}`}>
            {text.write}
          </ButtonLink>
          {isAdmin && <Deletion team={team} from={from} />}
        </div>
      </header>
      <div className="team-columns">
        <TeamFacts team={team} />
        <div className="team-parts">
          <MemberRows team={team} />
          <Programme team={team} />
          <MailsOfTeam team={team} />
          <TeamHistory team={team} />
        </div>
        <div className="team-parts">
          <TeamNotes team={team} />
          <TeamExceptions team={team} />
        </div>
      </div>
      <MergeTeam team={team} />
    </article>
  )
}

function Deletion({ team, from }: { team: WholeTeam; from: string }) {
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  const { remove, removeConfirm, removed } = adminPage.teams
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {adminPage.table.delete}
      </Button>
      {isAsking && (
        <ConfirmAction
          label={remove}
          question={removeConfirm(team.teamName)}
          work={() => deleteTeam(team.id)}
          done={removed}
          onDone={() => void navigate(from)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
