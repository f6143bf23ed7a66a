import { countryNames } from '#content/catalogue/country-names.ts'

/** A list of our own: that of the other forms would take their code along. */
export const countryChoices = Object.entries(countryNames).map(([value, label]) => ({
  value,
  label,
}))
