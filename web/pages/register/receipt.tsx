import { hubs } from '#content/catalogue/hubs.ts'
import { describeTeam } from '#content/describe-team.ts'
import type { TeamDetails } from '#content/forms/team.ts'
import { paths } from '#content/paths.ts'
import { registerPage } from '#words/pages/register.ts'
import { DATA_PRIVATE } from '../../boot/attributes.ts'
import { Sent } from '../../components/form-parts/sent.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'

const { success, form } = registerPage
const shownSeparately = [
  'hubId',
  'representativeName',
  'representativeEmail',
  'representativePhone',
] as const

/** Shows what was registered and what happens next. */
export default function Receipt({ team }: { team: TeamDetails }) {
  const hub = team.participationMode === 'in-person' && hubs.find(({ id }) => id === team.hubId)
  const entries = [
    ...describeTeam(team, { without: shownSeparately }).map(({ id, label, text }) => [
      label,
      id === 'participationMode' && hub ? `${text}, ${hub.name}` : text,
    ]),
    [form.sections.representative, `${team.representativeName}, ${team.representativeEmail}`],
    [form.sections.members, team.members.map((member) => member.name).join(', ')],
  ]
  return (
    <Sent title={success.title} text={success.text}>
      <dl aria-label={success.summaryLabel} {...{ [DATA_PRIVATE]: '' }}>
        {entries.map(([label, value]) => (
          <div
            key={label}
            className="grid gap-x-8 border-t border-line py-3 sm:grid-cols-[12rem_1fr]"
          >
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <h4 className="font-display text-xl font-bold">{success.nextHeading}</h4>
        <ol className="measure mt-3 grid list-decimal gap-2 ps-5">
          {success.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={paths.account}>{success.account}</ButtonLink>
        <ButtonLink href={paths.calendar} variant="secondary">
          {success.calendar}
        </ButtonLink>
        {/* Private, because its address reveals the chosen track. */}
        <ButtonLink
          href={`${paths.tracks}#${team.trackId}`}
          variant="secondary"
          {...{ [DATA_PRIVATE]: '' }}
        >
          {success.tracks}
        </ButtonLink>
      </div>
    </Sent>
  )
}
