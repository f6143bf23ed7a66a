import { useId } from 'react'
import { hubs } from '#content/catalogue/hubs.ts'
import { countries } from '#content/countries.ts'
import { languageCodes } from '#content/facts/languages.ts'
import { trackIds } from '#content/facts/tracks.ts'
import { mentoringLimits } from '#content/forms/mentoring-limits.ts'
import type { MentorOffer } from '#content/forms/mentoring.ts'
import { languageNames } from '#words/languages.ts'
import { mentoringPanel } from '#words/pages/admin-mentoring.ts'
import { trackNames } from '#words/track-names.ts'
import type { FormHandle } from '../../../components/form/use-form.ts'
import { Checkbox, TextField } from '../../../components/ui/field.tsx'

const { fields } = mentoringPanel

type ListName = 'languages' | 'trackIds' | 'hubIds' | 'countries'
const lists: Record<ListName, readonly { id: string; label: string }[]> = {
  languages: languageCodes.map((id) => ({ id, label: languageNames[id] })),
  trackIds: trackIds.map((id) => ({ id, label: trackNames[id] })),
  hubIds: hubs.map(({ id, city }) => ({ id, label: city })),
  countries: countries.map(({ code, name }) => ({ id: code, label: name })),
}
const names = Object.keys(lists) as ListName[]

/** Makes an offer of what was typed and ticked. */
export function completeOffer(typed: Record<string, unknown>) {
  const chosen = names.map((name) => [
    name,
    lists[name].filter(({ id }) => typed[`${name}-${id}`] === true).map(({ id }) => id),
  ])
  return { ...typed, places: Number(typed['places']), ...Object.fromEntries(chosen) }
}

/** The fields of what a mentor offers. */
export function OfferFields({
  form: { field, values },
  offer,
}: {
  form: Pick<FormHandle, 'field' | 'values'>
  offer?: MentorOffer
}) {
  return (
    <>
      <TextField
        {...fields.name}
        {...field('name')}
        autoComplete="off"
        defaultValue={offer?.name}
        maxLength={mentoringLimits.name.most}
      />
      <TextField
        {...fields.places}
        {...field('places')}
        type="number"
        inputMode="numeric"
        className="max-w-40"
        min={mentoringLimits.places.least}
        max={mentoringLimits.places.most}
        defaultValue={offer?.places ?? 2}
      />
      {names.map((name) => (
        <Ticks
          key={name}
          name={name}
          values={values}
          chosen={offer?.[name] ?? (name === 'languages' ? ['en'] : [])}
          error={field(name).error}
        />
      ))}
    </>
  )
}

/** A list of boxes to tick, folded away: its head says which are ticked. */
function Ticks({
  name,
  values,
  chosen,
  error,
}: {
  name: ListName
  values: FormHandle['values']
  chosen: readonly string[]
  error: string | undefined
}) {
  const id = useId()
  const ticked = lists[name].filter((one) => values[`${name}-${one.id}`] ?? chosen.includes(one.id))
  return (
    <details open={error !== undefined || undefined} className="mentor-ticks">
      <summary id={id}>
        <span className="link font-semibold">{fields[name].label}</span>{' '}
        <span className="text-muted">
          {ticked.map(({ label }) => label).join(', ') || fields.any}
        </span>
      </summary>
      {name !== 'languages' && <p className="mt-2 text-sm text-muted">{fields.all}</p>}
      <div role="group" aria-labelledby={id} className="mentor-boxes">
        {lists[name].map((one) => (
          <Checkbox
            key={one.id}
            name={`${name}-${one.id}`}
            label={one.label}
            defaultChecked={chosen.includes(one.id)}
          />
        ))}
      </div>
      {error && <p className="mt-2 text-sm font-semibold text-danger">{error}</p>}
    </details>
  )
}
