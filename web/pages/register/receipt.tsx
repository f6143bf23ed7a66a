import './receipt.css'
import { useLayoutEffect, useRef } from 'react'
import { hubs } from '#content/catalogue/hubs.ts'
import { describeTeam } from '#content/describe-team.ts'
import { event } from '#content/facts/event.ts'
import type { TeamDetails } from '#content/forms/team.ts'
import { paths } from '#content/paths.ts'
import { receipt as words } from '#words/pages/receipt.ts'
import { registerPage } from '#words/pages/register.ts'
import { site } from '#words/site.ts'
import { trackNames } from '#words/track-names.ts'
import { DATA_PRIVATE } from '../../boot/attributes.ts'
import { PosterCard } from '../../components/tracks/poster-card.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { takeFocus } from '../../components/ui/focus.ts'
import { saveFile } from '../../components/ui/save-file.ts'
import { toast } from '../../components/ui/toast.tsx'
import { drawPoster } from './draw-poster.ts'

const { form } = registerPage
const shownSeparately = [
  'teamName',
  'hubId',
  'representativeName',
  'representativeEmail',
  'representativePhone',
] as const

/** Shows the registered team as a poster to share, what was registered, and what happens next. */
export default function Receipt({ team }: { team: TeamDetails }) {
  const poster = useRef<HTMLElement>(null)
  // Its style sheet has hidden the rest of the page.
  useLayoutEffect(() => scrollTo({ top: 0, behavior: 'instant' }), [])
  const hub = team.participationMode === 'in-person' && hubs.find(({ id }) => id === team.hubId)
  const track = trackNames[team.trackId]
  const about = [
    track,
    hub ? hub.name : form.modes.virtual.label,
    words.people(team.members.length),
  ]
  const message = words.message(team.teamName, track, event.origin + paths.register)

  async function save() {
    const picture = await drawPoster(poster.current!, {
      name: team.teamName,
      about,
      head: [`${event.name} ${event.year}`, new URL(event.origin).host],
    })
    if (picture) return saveFile(picture, `${words.fileName(team.teamName)}.png`)
    const { title, description } = site.errors.toast
    toast(title, description, 'destructive')
  }

  return (
    <div className="receipt">
      <div className="cloth cloth-print receipt-cloth">
        <div className="receipt-head">
          <p className="font-semibold text-ochre">{words.eyebrow}</p>
          <h1 ref={takeFocus} tabIndex={-1} className="outline-none">
            {words.title}
          </h1>
        </div>
        <PosterCard ref={poster} name={team.teamName} trackId={team.trackId} about={about} />
        <div className="receipt-side">
          <div className="receipt-actions">
            <ButtonLink
              href={`https://wa.me/?text=${encodeURIComponent(message)}`}
              {...{ [DATA_PRIVATE]: '' }}
            >
              {words.share}
            </ButtonLink>
            <Button variant="secondary" onClick={() => void save()}>
              {words.save}
            </Button>
            <ButtonLink href={paths.calendar} variant="secondary">
              {words.calendar}
            </ButtonLink>
          </div>
          <p className="text-lg">{words.text}</p>
          <p className="text-sm text-muted">{words.cloth}</p>
        </div>
      </div>
      <div className="receipt-next">
        <div>
          <h2>{words.nextHeading}</h2>
          <ol className="receipt-steps">
            {words.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <div className="buttons mt-6">
            <ButtonLink href={paths.account}>{words.account}</ButtonLink>
            {/* Private, because its address reveals the chosen track. */}
            <ButtonLink
              href={paths.track(team.trackId)}
              variant="secondary"
              {...{ [DATA_PRIVATE]: '' }}
            >
              {words.tracks}
            </ButtonLink>
          </div>
        </div>
        {/* Open where it stands beside the steps. */}
        <details
          className="receipt-details"
          open={matchMedia('(width >= 52rem)').matches}
          {...{ [DATA_PRIVATE]: '' }}
        >
          <summary className="fold">{words.summaryLabel}</summary>
          <dl aria-label={words.summaryLabel}>
            {listEntries(team).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
    </div>
  )
}

/** What was registered besides the team's name, each line with its label. */
function listEntries(team: TeamDetails) {
  const hub = hubs.find(({ id }) => id === team.hubId)
  return [
    ...describeTeam(team, { without: shownSeparately }).map(({ id, label, text }) => [
      label,
      id === 'participationMode' && team.participationMode === 'in-person' && hub
        ? `${text}, ${hub.name}`
        : text,
    ]),
    [
      form.sections.representative,
      [team.representativeName, team.representativeEmail, team.representativePhone].join(', '),
    ],
    [form.sections.members, team.members.map((member) => member.name).join(', ')],
  ] as const
}
