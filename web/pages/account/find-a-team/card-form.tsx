import { useEffect, useRef, type ReactNode } from 'react'
import { hubs } from '#content/catalogue/hubs.ts'
import { languageCodes } from '#content/facts/languages.ts'
import { trackIds } from '#content/facts/tracks.ts'
import { matchingLimits, personCardSchema, teamCardSchema } from '#content/forms/matching.ts'
import { languageNames } from '#words/languages.ts'
import { findTeamPage } from '#words/pages/find-team.ts'
import { hyphenatedNames, trackNames } from '#words/track-names.ts'
import { CheckboxGroup, ticked } from '../../../components/form-parts/checkbox-group.tsx'
import { countryChoices } from '../../../components/form-parts/country-choices.ts'
import { useForm, type FormHandle } from '../../../components/form/use-form.ts'
import { Button } from '../../../components/ui/button.tsx'
import { SelectField, TextArea, TextField } from '../../../components/ui/field.tsx'
import { toast } from '../../../components/ui/toast.tsx'
import { savePersonCard, saveTeamCard, type OwnCard } from '../../../data/matching.ts'

const { form: text, own } = findTeamPage

type Props = {
  team: { id: string; name: string } | null
  card?: OwnCard
  onSaved: () => Promise<unknown>
  onClose: () => void
}

/** The form of a card, with what it holds already. What is typed stays on the device until it is saved. */
export default function CardForm({ team, ...rest }: Props) {
  return team ? <TeamForm team={team} {...rest} /> : <PersonForm {...rest} />
}

function PersonForm({ card, onSaved, onClose }: Omit<Props, 'team'>) {
  const form = useForm({
    schema: personCardSchema,
    draft: 'find-team-card',
    complete: ({ tracks, languages, ...typed }) => ({
      ...typed,
      tracks: ticked(tracks),
      languages: ticked(languages),
    }),
    onSubmit: async (values) => {
      await savePersonCard(values)
      await finish(form, onSaved, onClose)
    },
  })
  return (
    <Frame title={text.person} form={form} onClose={onClose}>
      <TextField
        {...text.name}
        {...form.field('name')}
        autoComplete="name"
        defaultValue={card?.name}
        maxLength={matchingLimits.name.most}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <SelectField
          label={text.country.label}
          placeholder={text.country.choose}
          {...form.field('country')}
          defaultValue={card?.country ?? ''}
          options={countryChoices}
        />
        <SelectField
          label={text.hub.label}
          placeholder={text.hub.none}
          {...form.field('hubId')}
          defaultValue={card?.hubId ?? ''}
          options={hubs.map(({ id, city }) => ({ value: id, label: city }))}
        />
      </div>
      <CheckboxGroup
        legend={text.tracks.label}
        {...form.field('tracks')}
        options={trackIds.map((id) => ({
          value: id,
          label: hyphenatedNames[id] ?? trackNames[id],
        }))}
        chosen={card?.tracks}
      />
      <Fields form={form} card={card} labels={[text.skills.label, text.about.label]} />
    </Frame>
  )
}

function TeamForm({
  team,
  card,
  onSaved,
  onClose,
}: Props & { team: { id: string; name: string } }) {
  const form = useForm({
    schema: teamCardSchema,
    draft: `find-team-card-${team.id}`,
    complete: ({ languages, ...typed }) => ({ ...typed, languages: ticked(languages) }),
    onSubmit: async (values) => {
      await saveTeamCard(team.id, values)
      await finish(form, onSaved, onClose)
    },
  })
  return (
    <Frame title={text.team(team.name)} form={form} onClose={onClose}>
      <p className="text-muted">{text.teamNote}</p>
      <Fields form={form} card={card} labels={[text.skills.labelOfTeam, text.about.labelOfTeam]} />
    </Frame>
  )
}

async function finish(
  form: { forget: () => void },
  onSaved: () => Promise<unknown>,
  onClose: () => void,
) {
  form.forget()
  toast(own.saved.title, own.saved.text)
  await onSaved()
  onClose()
}

/** The fields that both kinds of cards have. */
function Fields({
  form,
  card,
  labels: [skills, about],
}: {
  form: FormHandle
  card: OwnCard | undefined
  labels: readonly [string, string]
}) {
  return (
    <>
      <CheckboxGroup
        legend={text.languages.label}
        {...form.field('languages')}
        options={languageCodes.map((id) => ({ value: id, label: languageNames[id] }))}
        chosen={card?.languages}
      />
      <TextField
        label={skills}
        hint={text.skills.hint}
        {...form.field('skills')}
        defaultValue={card?.skills.join(', ')}
      />
      <TextArea
        label={about}
        hint={text.about.hint}
        {...form.field('about')}
        rows={5}
        defaultValue={card?.about}
        maxLength={matchingLimits.about.most}
      />
    </>
  )
}

function Frame({
  title,
  form,
  onClose,
  children,
}: {
  title: string
  form: Pick<ReturnType<typeof useForm>, 'form' | 'busy' | 'forget'>
  onClose: () => void
  children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <form {...form.form} className="grid max-w-3xl gap-6" aria-label={title}>
      <h3 ref={heading} tabIndex={-1} className="text-xl wrap-anywhere outline-none">
        {title}
      </h3>
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          {form.busy ? text.saving : text.save}
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            form.forget()
            onClose()
          }}
        >
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}
