import { signUpLimits } from '#content/forms/sign-up.ts'
import { authPage } from '#words/pages/auth.ts'
import type { FormHandle } from '../form/use-form.ts'
import { SelectField, TextField } from '../ui/field.tsx'
import { chooseDial, CountryOptions, DialOptions } from './country-options.tsx'

const { fields } = authPage.signUp

/** First and last name. */
export function NameFields({ form }: { form: FormHandle }) {
  return (
    <>
      <TextField
        label={fields.firstName.label}
        autoComplete="given-name"
        maxLength={signUpLimits.firstName.most}
        {...form.field('firstName')}
      />
      <TextField
        label={fields.lastName.label}
        autoComplete="family-name"
        maxLength={signUpLimits.lastName.most}
        {...form.field('lastName')}
      />
    </>
  )
}

/** Phone, country and GitHub profile. */
export function ContactFields({ form }: { form: FormHandle }) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={fields.countryCode.label}
          placeholder={fields.countryCode.placeholder}
          autoComplete="tel-country-code"
          {...form.field('countryCode')}
        >
          <DialOptions />
        </SelectField>
        <TextField
          label={fields.phoneNumber.label}
          hint={fields.phoneNumber.hint}
          // Only a text field may hold a number without its country code.
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={signUpLimits.phoneNumber.most}
          {...form.field('phoneNumber')}
        />
      </div>
      <SelectField
        label={fields.country.label}
        placeholder={fields.country.placeholder}
        autoComplete="country"
        onChange={(event) => {
          chooseDial(event.currentTarget.form, event.currentTarget.value)
          form.read()
        }}
        {...form.field('country')}
      >
        <CountryOptions />
      </SelectField>
      <TextField
        label={fields.githubLink.label}
        hint={fields.githubLink.hint}
        optional
        type="url"
        autoComplete="url"
        maxLength={signUpLimits.githubLink.most}
        {...form.field('githubLink')}
      />
    </>
  )
}

type Profile = {
  [
    Field in 'firstName' | 'lastName' | 'countryCode' | 'phoneNumber' | 'country' | 'githubLink'
  ]: string
}

/** Converts a profile to the field names of the account's metadata. */
export function toMetadata(profile: Profile): Record<string, string | null> {
  return {
    first_name: profile.firstName,
    last_name: profile.lastName,
    phone_country_code: profile.countryCode,
    phone_number: profile.phoneNumber,
    country: profile.country,
    github_link: profile.githubLink || null,
  }
}
