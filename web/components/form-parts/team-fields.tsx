import { hubs } from '#content/catalogue/hubs.ts'
import { countries } from '#content/countries.ts'
import { teamLimits, type TeamDetails } from '#content/forms/team.ts'
import type { ChangeKind } from '#content/wire/change-kinds.ts'
import { teamForm } from '#words/team-form.ts'
import type { FormHandle } from '../form/use-form.ts'
import { TrackField } from '../tracks/track-field.tsx'
import { SelectField, TextField } from '../ui/field.tsx'
import { RadioGroup } from '../ui/radio-group.tsx'
import { FieldSet } from './field-set.tsx'
import { MemberFields } from './member-fields.tsx'

const { fields, sections, sectionHints, modes, pendingHub, closed: closedHints } = teamForm

/**
 * All fields of a team, empty or filled from `team`. `draft` is the name of the form's draft, `closed` lists the changes whose
 * time is over.
 */
export function TeamFields({
  form,
  draft,
  team,
  closed = [],
  hint,
}: {
  form: FormHandle
  draft?: string
  team?: Partial<TeamDetails>
  closed?: readonly ChangeKind[]
  /** Shown above the first field. */
  hint?: string
}) {
  const { field } = form
  const isHubClosed = closed.includes('hub')
  const isTrackClosed = closed.includes('track')
  return (
    <div className="sheets">
      <FieldSet id="team" legend={sections.team} hint={hint}>
        <TextField
          {...fields.teamName}
          {...field('teamName')}
          className="half"
          autoComplete="off"
          maxLength={teamLimits.teamName.most}
          defaultValue={team?.teamName}
        />
        <SelectField
          {...fields.country}
          {...field('country')}
          className="half"
          autoComplete="country"
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          defaultValue={team?.country}
        />
        <RadioGroup
          legend={fields.participationMode.label}
          className="boxes"
          hint={isHubClosed ? closedHints.hub : fields.participationMode.hint}
          options={(['in-person', 'virtual'] as const).map((value) => ({
            value,
            ...modes[value],
            attributes: { className: 'check box' },
            disabled: isHubClosed && value === 'in-person' && team?.participationMode !== value,
          }))}
          chosen={team?.participationMode}
          {...field('participationMode')}
        />
        <SelectField
          {...fields.hubId}
          {...field('hubId')}
          // Browsers without :has() show the field to everyone; its hint says whom it is for.
          className="in-person"
          options={hubs.map(({ id, city, isConfirmed }) => ({
            value: id,
            label: isConfirmed ? city : pendingHub(city),
          }))}
          defaultValue={team?.hubId ?? undefined}
        />
        <TrackField
          {...field('trackId')}
          legend={fields.trackId.label}
          hint={isTrackClosed ? closedHints.track : fields.trackId.hint}
          disabled={isTrackClosed}
          chosen={team?.trackId}
        />
      </FieldSet>
      <FieldSet
        id="representative"
        legend={sections.representative}
        hint={sectionHints.representative}
      >
        <TextField
          {...fields.representativeName}
          {...field('representativeName')}
          autoComplete="name"
          maxLength={teamLimits.representativeName.most}
          defaultValue={team?.representativeName}
        />
        <TextField
          {...fields.representativeEmail}
          {...field('representativeEmail')}
          className="half"
          type="email"
          autoComplete="email"
          maxLength={teamLimits.representativeEmail.most}
          defaultValue={team?.representativeEmail}
        />
        <TextField
          {...fields.representativePhone}
          {...field('representativePhone')}
          className="half"
          type="tel"
          autoComplete="tel"
          maxLength={teamLimits.representativePhone.most}
          defaultValue={team?.representativePhone}
        />
      </FieldSet>
      <FieldSet id="members" legend={sections.members} hint={sectionHints.members}>
        <MemberFields form={form} draft={draft} team={team} />
      </FieldSet>
    </div>
  )
}
