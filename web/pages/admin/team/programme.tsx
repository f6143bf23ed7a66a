import { checkIns as calendar, stateOfCheckIn } from '#content/check-ins.ts'
import { dayOf } from '#content/facts/event-days.ts'
import { formatDay } from '#content/format/days.ts'
import { formatDate } from '#content/format/moments.ts'
import { languageNames } from '#words/languages.ts'
import { checkInsPanel } from '#words/pages/admin-check-ins.ts'
import { submissionsPanel } from '#words/pages/admin-submissions.ts'
import { teamPanel as text } from '#words/pages/admin-team.ts'
import { standingNames } from '#words/pages/own-check-ins.ts'
import { SmartLink } from '../../../components/ui/smart-link.tsx'
import type { WholeTeam } from '../../../data/admin-teams.ts'
import { State } from '../badges.tsx'
import { Facts } from '../cells.tsx'
import { describeSubmission } from '../submission-facts.tsx'
import { LineRow, TeamPart } from './line-row.tsx'

/** The team's check-ins, its submission and its mentor. */
export function Programme({ team }: { team: WholeTeam }) {
  return (
    <>
      <CheckIns team={team} />
      <Project team={team} />
      {team.mentorings.length > 0 && <Mentorings team={team} />}
    </>
  )
}

function CheckIns({ team }: { team: WholeTeam }) {
  const { fields, answers, name } = checkInsPanel
  return (
    <TeamPart id="check-ins" heading={text.checkIns.heading}>
      <ul className="mt-2">
        {calendar.map((checkIn) => {
          const told = team.checkIns.find(({ number }) => number === checkIn.number)
          const title = name(checkIn.number)
          if (!told)
            return <LineRow key={title} title={title} state={<Untold checkIn={checkIn} />} />
          const { standing, progress, blockers, link } = told.details
          return (
            <LineRow
              key={title}
              title={title}
              time={formatDate(told.updatedAt, 'date')}
              state={
                <State tone={told.isBlocked ? 'hot' : 'good'}>
                  {told.isBlocked ? answers.blocked : standingNames[standing]}
                </State>
              }
            >
              <p className="line-row-text" dir="auto">
                {progress}
              </p>
              {blockers && (
                <p className="line-row-text" dir="auto">
                  <span className="text-muted">{fields.blockers}:</span> {blockers}
                </p>
              )}
              {link && (
                <SmartLink className="link" href={link}>
                  {link}
                </SmartLink>
              )}
            </LineRow>
          )
        })}
      </ul>
    </TeamPart>
  )
}

function Untold({ checkIn }: { checkIn: (typeof calendar)[number] }) {
  const state = stateOfCheckIn(checkIn)
  if (state === 'over') return <State tone="late">{text.checkIns.missed}</State>
  const day = state === 'coming' ? dayOf(checkIn.opens) : checkIn.day
  const say = state === 'coming' ? text.checkIns.opens : text.checkIns.closes
  return <State tone="quiet">{say(formatDay(day, 'date'))}</State>
}

function Project({ team: { project } }: { team: WholeTeam }) {
  const { submission, submittedAt, state, isChanged } = project
  const { states, draft, changed } = submissionsPanel
  return (
    <TeamPart id="project" heading={text.project.heading}>
      {submission && submittedAt ? (
        <ul className="mt-2">
          <LineRow
            title={<bdi>{submission.title}</bdi>}
            time={formatDate(submittedAt, 'date')}
            line={<bdi>{submission.summary}</bdi>}
            state={<State tone="good">{states[state]}</State>}
          >
            {isChanged && <p className="mt-1">{changed}</p>}
            <details className="mt-2">
              <summary className="link cursor-pointer">{text.project.more}</summary>
              <div className="mt-3">
                <Facts items={describeSubmission(submission, submittedAt)} />
              </div>
            </details>
          </LineRow>
        </ul>
      ) : (
        <p className="mt-2">
          {state === 'none' ? (
            text.project.none
          ) : (
            <>
              <State tone="hot">{states[state]}</State>
              <span className="mt-1 block text-muted">{draft}</span>
            </>
          )}
        </p>
      )}
    </TeamPart>
  )
}

function Mentorings({ team }: { team: WholeTeam }) {
  const words = text.mentoring
  return (
    <TeamPart id="mentoring" heading={words.heading}>
      <ul className="mt-2">
        {team.mentorings.map(
          ({ id, mentorName, purpose, language, createdAt, assignedAt, endedAt }) => (
            <LineRow
              key={id}
              title={assignedAt ? <bdi>{mentorName ?? words.gone}</bdi> : words.waiting}
              time={
                endedAt
                  ? words.ended(formatDate(endedAt, 'date'))
                  : assignedAt && words.since(formatDate(assignedAt, 'date'))
              }
              line={words.asked(formatDate(createdAt, 'date'), languageNames[language])}
            >
              <p className="line-row-text" dir="auto">
                {purpose}
              </p>
            </LineRow>
          ),
        )}
      </ul>
    </TeamPart>
  )
}
