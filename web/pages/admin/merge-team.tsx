import { useState } from 'react'
import { checkIns } from '#content/check-ins.ts'
import { event } from '#content/facts/event.ts'
import { formatMoment } from '#content/format/moments.ts'
import { submissionsPanel } from '#words/pages/admin-submissions.ts'
import { teamPanel } from '#words/pages/admin-team.ts'
import { mergerPanel as text } from '#words/pages/admin-teams.ts'
import { adminPage } from '#words/pages/admin.ts'
import { trackNames } from '#words/track-names.ts'
import { Button } from '../../components/ui/button.tsx'
import { Checkbox, TextField } from '../../components/ui/field.tsx'
import { takeFocus } from '../../components/ui/focus.ts'
import { Notice } from '../../components/ui/notice.tsx'
import { mergeTeams, useFoundTeams, useTeam, type WholeTeam } from '../../data/admin-teams.ts'
import { Facts, MailLink } from './cells.tsx'
import { ConfirmAction } from './confirm-action.tsx'
import { Loaded } from './loaded.tsx'
import { nameCountry } from './names.ts'
import { nameHub } from './place-names.ts'

/** Finds another team, shows both side by side, and makes them one. */
export function MergeTeam({ team }: { team: WholeTeam }) {
  const [search, setSearch] = useState('')
  const [other, setOther] = useState<string | null>()
  const found = useFoundTeams(search.trim()).data?.filter(({ id }) => id !== team.id)
  function leave() {
    setSearch('')
    setOther(null)
  }
  return (
    <details className="mt-10">
      <summary className="button" data-variant="secondary">
        {text.open}
      </summary>
      <p className="measure mt-3 text-muted">{text.text}</p>
      {other ? (
        <div
          ref={takeFocus}
          role="group"
          aria-label={text.submit}
          tabIndex={-1}
          className="outline-none"
        >
          <Comparison team={team} otherId={other} onBack={() => setOther(null)} onMerged={leave} />
        </div>
      ) : (
        <>
          <TextField
            // After a comparison the focus returns here.
            ref={other === null ? takeFocus : undefined}
            className="measure mt-4"
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
                    onClick={() => setOther(one.id)}
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

function Comparison({
  team,
  otherId,
  onBack,
  onMerged,
}: {
  team: WholeTeam
  otherId: string
  onBack: () => void
  onMerged: () => void
}) {
  const source = useTeam(otherId)
  const [drops, setDrops] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const other = source.data?.team
  const back = (
    <Button variant="secondary" onClick={onBack}>
      {text.another}
    </Button>
  )
  if (!other)
    return (
      <div className="mt-4 grid justify-items-start gap-5">
        <Loaded source={source}>{() => <p>{text.none}</p>}</Loaded>
        {back}
      </div>
    )
  const together = new Set([...team.members, ...other.members].map(({ email }) => email)).size
  const isTooLarge = together > event.teamSize.most
  const haveProjects = [team, other].every(({ project }) => project.state !== 'none')
  return (
    <div className="mt-4 grid gap-5">
      <div className="grid gap-5 min-[52rem]:grid-cols-2">
        {[
          { label: text.stays, one: team },
          { label: text.ends, one: other },
        ].map(({ label, one }) => (
          <section key={one.id} aria-label={`${label}: ${one.teamName}`} className="bg-panel p-4">
            <p className="text-sm font-semibold text-muted">{label}</p>
            <h4 className="mb-3 text-lg font-semibold wrap-anywhere">
              <bdi>{one.teamName}</bdi>
            </h4>
            <TeamFacts team={one} />
          </section>
        ))}
      </div>
      <p>{text.after(together)}</p>
      {isTooLarge && <Notice variant="bad">{text.tooLarge}</Notice>}
      {haveProjects && (
        <Checkbox
          label={text.drop}
          checked={drops}
          onChange={({ target }) => setDrops(target.checked)}
        />
      )}
      <div className="buttons">
        <Button disabled={isTooLarge} onClick={() => setAsked(true)}>
          {text.submit}
        </Button>
        {back}
      </div>
      {isAsked && (
        <ConfirmAction
          label={text.submit}
          question={text.question(other.teamName, team.teamName)}
          work={() => mergeTeams(team.id, other.id, drops)}
          done={text.done}
          onDone={onMerged}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  )
}

/** Shows what a team brings into a merger. */
function TeamFacts({ team }: { team: WholeTeam }) {
  const { modes, columns } = adminPage.teams
  return (
    <Facts
      items={[
        [
          text.lead,
          <Person key="lead" name={team.representativeName} email={team.representativeEmail} />,
        ],
        [text.track, trackNames[team.trackId] ?? team.trackId],
        [text.place, team.hubId ? nameHub(team.hubId) : modes[team.participationMode]],
        [columns.country, nameCountry(team.country)],
        [columns.registered, formatMoment(team.createdAt)],
        [text.members, team.members.map((member) => <Person key={member.id} {...member} />)],
        [teamPanel.project.heading, submissionsPanel.states[team.project.state]],
        [teamPanel.checkIns.heading, text.filledIn(team.checkIns.length, checkIns.length)],
      ]}
    />
  )
}

const Person = ({ name, email }: { name: string; email: string }) => (
  <span className="block">
    <bdi className="block">{name}</bdi>
    <MailLink address={email} />
  </span>
)
