import './mentoring.css'
import { useState } from 'react'
import { hubs } from '#content/catalogue/hubs.ts'
import { nameCountry } from '#content/code-names.ts'
import { formatDate } from '#content/format/moments.ts'
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
import { TeamStates } from './team-states.tsx'

type Props = { team: GivenTeam; reload: () => Promise<unknown> }

/** A team of a mentor: what it asks, where it stands, and what the two write to each other. */
export default function MentoredTeam({ team, reload }: Props) {
  const [isAsking, setAsking] = useState(false)
  const { id, teamName, trackId, hubId, country, purpose, language, assignedAt, checkIn } = team
  const hub = hubs.find((one) => one.id === hubId)?.city
  const about = [
    trackNames[trackId] ?? trackId,
    [hub, nameCountry(country)].filter(Boolean).join(', '),
    languageNames[language],
  ].join('\u00a0· ')
  return (
    <article
      aria-labelledby={`team-${id}`}
      className="grid w-full gap-6 border-line [article+&]:border-t [article+&]:pt-10"
    >
      <div className="grid grid-cols-[4.5rem_1fr] items-start gap-4">
        <div {...clothOf(trackId, 'mentored-swatch')}>
          <Rosette seed={teamName} className="" />
        </div>
        <div className="min-w-0">
          <h2 id={`team-${id}`} dir="auto" className="text-3xl wrap-anywhere">
            {teamName}
          </h2>
          <p className="flex flex-wrap gap-x-4 text-muted">
            <TeamStates team={team} />
            {assignedAt && words.since(formatDate(assignedAt))}
          </p>
          <p className="text-muted max-sm:hidden">{about}</p>
        </div>
        <p className="col-span-2 text-muted sm:hidden">{about}</p>
      </div>
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          <h3 className="text-xl">{words.asks}</h3>
          <p dir="auto" className="mt-2 wrap-anywhere whitespace-pre-line">
            {purpose}
          </p>
        </div>
        <div className="min-w-0 lg:row-span-2">
          <Conversation
            mentoringId={id}
            messages={team.messages}
            isMentor
            nameOf={(isFromMentor) => (isFromMentor ? mentoringMessageWords.own : teamName)}
            onSent={reload}
          />
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-6">
          <div>
            {checkIn ? (
              <>
                <h3 className="text-xl">
                  {words.checkIn(checkIn.number, formatDate(checkIn.toldAt))}
                </h3>
                <ToldFacts details={checkIn.details} />
              </>
            ) : (
              <p className="text-muted">{words.noCheckIn}</p>
            )}
          </div>
          <Button
            variant="plain"
            className="justify-self-start"
            aria-label={words.end.label(teamName)}
            onClick={() => setAsking(true)}
          >
            {words.end.action}
          </Button>
        </div>
      </div>
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
