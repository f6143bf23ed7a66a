import { useState } from 'react'
import { event } from '#content/facts/event.ts'
import { formatMoment } from '#content/format/moments.ts'
import { mergerPanel as text } from '#words/pages/admin-teams.ts'
import { adminPage } from '#words/pages/admin.ts'
import { trackNames } from '#words/track-names.ts'
import { Button } from '../../components/ui/button.tsx'
import { Checkbox, TextField } from '../../components/ui/field.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { mergeTeams, useFoundTeams, useMembersOf } from '../../data/admin-teams.ts'
import type { TeamRow } from '../../data/admin.ts'
import { Facts } from './cells.tsx'
import { nameCountry } from './names.ts'
import { nameHub } from './place-names.ts'
import { useAction } from './use-action.ts'

type Team = Pick<
  TeamRow,
  | 'id'
  | 'teamName'
  | 'representativeName'
  | 'representativeEmail'
  | 'trackId'
  | 'hubId'
  | 'participationMode'
  | 'country'
  | 'createdAt'
>

/** Finds another team, shows both side by side, and makes them one. */
export function MergeTeam({ team }: { team: Team }) {
  const [search, setSearch] = useState('')
  const [other, setOther] = useState<TeamRow>()
  const found = useFoundTeams(search.trim()).data?.filter(({ id }) => id !== team.id)
  return (
    <details>
      <summary className="button" data-variant="secondary">
        {text.open}
      </summary>
      <p className="mt-3 text-muted">{text.text}</p>
      {other ? (
        <Comparison team={team} other={other} onBack={() => setOther(undefined)} />
      ) : (
        <>
          <TextField
            className="mt-4"
            type="search"
            label={text.search}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          {search.trim() && found && (
            <ul className="mt-3 grid gap-2" aria-live="polite">
              {found.length === 0 && <li>{text.none}</li>}
              {found.map((one) => (
                <li key={one.id} className="wrap-anywhere">
                  <Button
                    variant="plain"
                    aria-label={text.choose(one.teamName)}
                    onClick={() => setOther(one)}
                  >
                    {one.teamName}
                  </Button>{' '}
                  <span className="text-sm text-muted">{one.representativeName}</span>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </details>
  )
}

function Comparison({ team, other, onBack }: { team: Team; other: TeamRow; onBack: () => void }) {
  const own = useMembersOf(team.id).data ?? []
  const theirs = useMembersOf(other.id).data ?? []
  const [drops, setDrops] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const { busy, problem, run } = useAction()
  const together = new Set([...own, ...theirs].map(({ email }) => email)).size
  const isTooLarge = together > event.teamSize.most
  const describe = (one: Team, members: typeof own) => (
    <Facts
      items={[
        [text.lead, `${one.representativeName}, ${one.representativeEmail}`],
        [text.track, trackNames[one.trackId] ?? one.trackId],
        [text.place, one.hubId ? nameHub(one.hubId) : adminPage.teams.modes[one.participationMode]],
        [adminPage.teams.columns.country, nameCountry(one.country)],
        [adminPage.teams.columns.registered, formatMoment(one.createdAt)],
        [text.members, members.map(({ name, email }) => `${name}, ${email}`).join('\n')],
      ]}
    />
  )
  return (
    <div className="mt-4 grid gap-5">
      {[
        { label: text.stays, one: team, members: own },
        { label: text.ends, one: other, members: theirs },
      ].map(({ label, one, members }) => (
        <section key={one.id} aria-label={`${label}: ${one.teamName}`} className="bg-panel p-4">
          <p className="text-sm font-semibold text-muted">{label}</p>
          <h4 className="mb-3 text-lg font-semibold wrap-anywhere">
            <bdi>{one.teamName}</bdi>
          </h4>
          {describe(one, members)}
        </section>
      ))}
      <p>{text.after(together)}</p>
      {isTooLarge && <Notice variant="bad">{text.tooLarge}</Notice>}
      <Checkbox
        label={text.drop}
        checked={drops}
        onChange={({ target }) => setDrops(target.checked)}
      />
      {problem && (
        <Notice variant="bad" role="alert">
          {problem}
        </Notice>
      )}
      {isAsked && <p className="font-semibold">{text.question(other.teamName, team.teamName)}</p>}
      <div className="buttons">
        <Button
          variant={isAsked ? 'danger' : 'primary'}
          busy={busy}
          disabled={isTooLarge || together === 0}
          onClick={() => {
            if (!isAsked) return setAsked(true)
            void run(() => mergeTeams(team.id, other.id, drops), text.done).then(
              (ok) => ok && onBack(),
            )
          }}
        >
          {text.submit}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {text.another}
        </Button>
      </div>
    </div>
  )
}
