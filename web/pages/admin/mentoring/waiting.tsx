import { useState } from 'react'
import { formatDate } from '#content/format/moments.ts'
import { languageNames } from '#words/languages.ts'
import { mentoringPanel } from '#words/pages/admin-mentoring.ts'
import { trackNames } from '#words/track-names.ts'
import { Button } from '../../../components/ui/button.tsx'
import { SelectField } from '../../../components/ui/field.tsx'
import {
  assignMentor,
  useWaitingTeams,
  type MentorRow,
  type WaitingTeam,
} from '../../../data/admin-mentoring.ts'
import { Gauge } from '../analytics/figures-table.tsx'
import { EmptyState } from '../empty-state.tsx'
import { Loaded } from '../loaded.tsx'
import { nameCountry } from '../names.ts'
import { nameHub } from '../place-names.ts'
import { useAction } from '../use-action.ts'

const text = mentoringPanel.waiting

/** The teams that wait for a mentor, each with mentors who would fit. */
export function WaitingTeams({ mentors }: { mentors: readonly MentorRow[] }) {
  return (
    <section aria-labelledby="waiting" className="mt-3">
      <h2 id="waiting" className="text-2xl">
        {text.heading}
      </h2>
      <Loaded source={useWaitingTeams()}>
        {({ total, free, requests }) =>
          total === 0 ? (
            <div className="mt-3">
              <EmptyState seed={text.none} text={text.none} />
            </div>
          ) : (
            <>
              <p className="mt-2">
                {text.count(total, free)} {total > requests.length && text.longest(requests.length)}
              </p>
              <ul className="mt-4 border-b border-line">
                {requests.map((request) => (
                  <Waiting key={request.id} request={request} mentors={mentors} />
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </section>
  )
}

function Waiting({ request, mentors }: { request: WaitingTeam; mentors: readonly MentorRow[] }) {
  const { busy, run } = useAction()
  const [other, setOther] = useState('')
  const { id, teamName, trackId, hubId, country, purpose, language, askedAt, suggestions } = request
  const give = (mentor: { id: string; name: string }) =>
    void run(() => assignMentor(id, mentor.id), text.given(mentor.name, teamName))
  const suggested = new Set(suggestions.map((one) => one.id))
  const others = mentors.filter(
    ({ id: mentorId, isActive, hasRoom, teams, places }) =>
      isActive && hasRoom && teams.length < places && !suggested.has(mentorId),
  )
  const chosen = others.find((one) => one.id === other)
  return (
    <li className="grid gap-x-10 gap-y-4 border-t border-line py-5 min-[52rem]:grid-cols-2">
      <div className="min-w-0">
        <h3 dir="auto" className="text-xl wrap-anywhere">
          {teamName}
        </h3>
        <p className="mt-1 text-sm text-muted">
          {[
            text.asked(formatDate(askedAt, 'date')),
            text.language(languageNames[language]),
            trackNames[trackId] ?? trackId,
            hubId ? nameHub(hubId) : nameCountry(country),
          ].join(' · ')}
        </p>
        <p dir="auto" className="mt-3 wrap-anywhere whitespace-pre-line">
          {purpose}
        </p>
      </div>
      <div className="min-w-0">
        {suggestions.length === 0 && <p>{text.noMentors}</p>}
        <ul className="grid gap-4">
          {suggestions.map((mentor, index) => (
            <li key={mentor.id} className="grid grid-cols-[1fr_auto] items-center gap-4">
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">
                  <bdi>{mentor.name}</bdi>
                </p>
                <p className="text-sm text-muted">
                  {text.load(mentor.teams, mentor.places)};{' '}
                  {mentor.fits.map((fit) => text.fits[fit]).join(', ') || text.noFit}
                </p>
                <Gauge share={mentor.teams / mentor.places} />
              </div>
              <Button
                // The first fits best.
                variant={index === 0 ? 'primary' : 'secondary'}
                aria-label={text.giveLabel(mentor.name, teamName)}
                busy={busy}
                onClick={() => give(mentor)}
              >
                {text.give}
              </Button>
            </li>
          ))}
        </ul>
        {others.length > 0 && (
          <details className="mt-4">
            <summary className="link cursor-pointer">{text.other}</summary>
            <div className="mt-3 grid grid-cols-[1fr_auto] items-end gap-4">
              <SelectField
                label={text.otherField}
                placeholder=""
                options={others.map(({ id: value, name, teams, places }) => ({
                  value,
                  label: `${name} (${text.load(teams.length, places)})`,
                }))}
                value={other}
                onChange={({ target }) => setOther(target.value)}
              />
              <Button
                variant="secondary"
                busy={busy}
                disabled={!chosen}
                onClick={() => chosen && give(chosen)}
              >
                {text.give}
              </Button>
            </div>
          </details>
        )}
      </div>
    </li>
  )
}
