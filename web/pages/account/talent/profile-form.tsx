import { languageCodes } from '#content/facts/languages.ts'
import { talentConsentVersion, talentLimits, talentProfileSchema } from '#content/forms/talent.ts'
import { languageNames } from '#words/languages.ts'
import { ownTalentPage } from '#words/pages/own-talent.ts'
import { consent } from '#words/talent-messages.ts'
import { CheckboxGroup, ticked } from '../../../components/form-parts/checkbox-group.tsx'
import { countryChoices } from '../../../components/form-parts/country-choices.ts'
import { useForm } from '../../../components/form/use-form.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Checkbox, SelectField, TextArea, TextField } from '../../../components/ui/field.tsx'
import { takeFocus } from '../../../components/ui/focus.ts'
import { saveProfile, type TalentProfile } from '../../../data/talent.ts'

const { form: words } = ownTalentPage

/** The form of a profile. What is typed stays on the device until it is saved. */
export default function ProfileForm({
  profile,
  onSaved,
  onCancel,
}: {
  profile: TalentProfile | null
  onSaved: () => Promise<void>
  onCancel: (() => void) | undefined
}) {
  const form = useForm({
    schema: talentProfileSchema,
    draft: 'talent-profile',
    complete: ({ languages, ...typed }) => ({
      ...typed,
      languages: ticked(languages),
      consentVersion: talentConsentVersion,
    }),
    onSubmit: async (values) => {
      await saveProfile(values)
      form.forget()
      await onSaved()
    },
  })
  return (
    <form {...form.form} className="grid gap-6" aria-labelledby="profile">
      <h2
        id="profile"
        className="text-2xl outline-none"
        {...(profile && { ref: takeFocus, tabIndex: -1 })}
      >
        {words.heading}
      </h2>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          {...words.name}
          {...form.field('name')}
          defaultValue={profile?.name}
          autoComplete="name"
          maxLength={talentLimits.name.most}
        />
        <SelectField
          label={words.country.label}
          placeholder={words.country.choose}
          {...form.field('country')}
          defaultValue={profile?.country ?? ''}
          options={countryChoices}
        />
      </div>
      <TextField
        {...words.seeks}
        {...form.field('seeks')}
        defaultValue={profile?.seeks}
        maxLength={talentLimits.seeks.most}
      />
      <TextField
        {...words.skills}
        {...form.field('skills')}
        defaultValue={profile?.skills.join(', ')}
      />
      <CheckboxGroup
        legend={words.languages}
        {...form.field('languages')}
        options={languageCodes.map((id) => ({ value: id, label: languageNames[id] }))}
        chosen={profile?.languages}
      />
      <TextArea
        {...words.about}
        {...form.field('about')}
        rows={5}
        defaultValue={profile?.about}
        maxLength={talentLimits.about.most}
      />
      <TextField
        {...words.cvLink}
        {...form.field('cvLink')}
        type="url"
        inputMode="url"
        defaultValue={profile?.cvLink}
        maxLength={talentLimits.cvLink.most}
      />
      <Checkbox label={consent} {...form.field('agreed')} />
      <div className="buttons">
        <Button type="submit" busy={form.busy}>
          {form.busy ? words.saving : profile ? words.save : words.join}
        </Button>
        {onCancel && (
          <Button
            variant="secondary"
            onClick={() => {
              form.forget()
              onCancel()
            }}
          >
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
