import { useRef } from 'react'
import { signUpLimits } from '#content/forms/sign-up.ts'
import { authPage } from '#words/pages/auth.ts'
import type { FormHandle } from '../form/use-form.ts'
import { SelectField, TextField } from '../ui/field.tsx'
import { CountryOptions, DialOptions, followCountry } from './country-options.tsx'

const { fields } = authPage.signUp

/** First and last name, beside each other where there is room. */
export function NameFields({ form }: { form: FormHandle }) {
  return (
    <div className="grid items-start gap-x-3 gap-y-5 sm:grid-cols-2">
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
    </div>
  )
}

/** Phone, country and GitHub profile. The country code follows the country until somebody chooses one. */
export function ContactFields({ form }: { form: FormHandle }) {
  const isDialChosen = useRef(false)
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <SelectField
          label={fields.countryCode.label}
          className="min-w-0 basis-32"
          placeholder={fields.countryCode.placeholder}
          autoComplete="tel-country-code"
          onChange={() => (isDialChosen.current = true)}
          {...form.field('countryCode')}
        >
          <DialOptions />
        </SelectField>
        <TextField
          label={fields.phoneNumber.label}
          className="min-w-0 flex-1 basis-28"
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
        // Before the form reads its controls, so that it reads the country code too.
        onInput={({ currentTarget: list }) => {
          if (!isDialChosen.current) followCountry(list, form.values.country)
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
