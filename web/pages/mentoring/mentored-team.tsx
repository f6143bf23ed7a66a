import { useState } from 'react'
import { hubs } from '#content/catalogue/hubs.ts'
import { nameCountry } from '#content/code-names.ts'
import { formatDate } from '#content/format/moments.ts'
import { keepWhole } from '#content/format/whole.ts'
import { languageNames } from '#words/languages.ts'
import { mentoringMessageWords } from '#words/mentoring.ts'
import { mentoringPage as words } from '#words/pages/mentoring.ts'
import { trackNames } from '#words/track-names.ts'
import { ToldFacts } from '../../components/check-ins/told-facts.tsx'
import { Conversation } from '../../components/mentoring/conversation.tsx'
import { Rosette } from '../../components/page-parts/rosette.tsx'
import { clothOf } from '../../components/tracks/track-cloth.tsx'
import { Button } from '../../components/ui/button.tsx'
import { ConfirmDialog } from '../../components/ui/dialog.tsx'
import { useTask } from '../../components/ui/use-task.ts'
import { endMentoring, type GivenTeam } from '../../data/mentoring.ts'
import { isWaiting, TeamStates } from './team-states.tsx'

const column = 'grid min-w-0 grid-cols-1 content-start lg:row-start-1'

type Props = { team: GivenTeam; reload: () => Promise<unknown> }

/** One of a mentor's teams, folded or open: where it stands, what it needs, and the messages between them. */
export default function MentoredTeam({
  team,
  startsOpen,
  reload,
}: Props & { startsOpen: boolean }) {
  // Read once: a reply makes a team less urgent, but must not fold it.
  const [isOpen] = useState(startsOpen)
  const [isAsking, setAsking] = useState(false)
  // Also read once. On a phone, the messages come first if the team is waiting for an answer.
  const [wasWaiting] = useState(isWaiting(team))
  const { id, teamName, trackId, hubId, country, purpose, language, assignedAt, checkIn } = team
  const hub = hubs.find((one) => one.id === hubId)?.city
  const about = [
    trackNames[trackId] ?? trackId,
    [hub, nameCountry(country)].filter(Boolean).join(', '),
    languageNames[language],
  ].join('\u00a0· ')
  const facts = (
    <div key="facts" className={`${column} gap-6 lg:col-start-1`}>
      <p className="text-sm text-muted">
        {about}
        {assignedAt && `\u00a0· ${words.since(keepWhole(formatDate(assignedAt)))}`}
      </p>
      <div>
        {checkIn ? (
          <>
            <h3 className="text-lg">{words.checkIn(checkIn.number, formatDate(checkIn.toldAt))}</h3>
            <ToldFacts details={checkIn.details} />
          </>
        ) : (
          <p className="text-muted">{words.noCheckIn}</p>
        )}
      </div>
      <div>
        <h3 className="text-lg">{words.asks}</h3>
        <p dir="auto" className="mt-2 wrap-anywhere whitespace-pre-line">
          {purpose}
        </p>
      </div>
    </div>
  )
  const talk = (
    <div key="talk" className={`${column} lg:col-start-2`}>
      <Conversation
        mentoringId={id}
        messages={team.messages}
        isMentor
        nameOf={(isFromMentor) => (isFromMentor ? mentoringMessageWords.own : teamName)}
        onSent={reload}
      />
      <p className="mt-8 border-t border-line pt-1">
        <Button
          variant="plain"
          className="text-sm font-normal text-muted"
          aria-label={words.end.label(teamName)}
          onClick={() => setAsking(true)}
        >
          {words.end.action}
        </Button>
      </p>
    </div>
  )
  return (
    <article aria-labelledby={`team-${id}`} className="w-full">
      <details className="border-b border-line" open={isOpen}>
        <summary className="fold named-team items-start">
          <span {...clothOf(trackId, 'named-team-swatch')}>
            <Rosette seed={teamName} className="" />
          </span>
          <h2 className="min-w-0 grow text-xl sm:text-2xl">
            <span id={`team-${id}`} dir="auto" className="block wrap-anywhere">
              {teamName}
            </span>
            <TeamStates team={team} />
          </h2>
        </summary>
        <div className="grid gap-x-16 gap-y-8 pt-2 pb-8 lg:grid-cols-2">
          {wasWaiting ? [talk, facts] : [facts, talk]}
        </div>
      </details>
      {isAsking && <EndDialog team={team} reload={reload} onClose={() => setAsking(false)} />}
    </article>
  )
}

function EndDialog({ team, reload, onClose }: Props & { onClose: () => void }) {
  const { title, text, confirm, cancel, done } = words.end
  const { busy, problem, run } = useTask()
  const end = async () => {
    const endAndReload = async () => {
      await endMentoring(team.id)
      // Takes the dialog away, and with it the focus.
      await reload()
    }
    if (await run(endAndReload, done)) onClose()
  }
  return (
    <ConfirmDialog
      title={title(team.teamName)}
      {...{ text, confirm, cancel, busy, problem, onClose }}
      onConfirm={() => void end()}
    />
  )
}
