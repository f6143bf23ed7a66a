import { locale } from '#words/language.ts'
import { countryNames } from './catalogue/country-names.ts'

const listedNames: Readonly<Record<string, string>> = countryNames
const regionNames = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })
const languageNames = new Intl.DisplayNames(locale, { type: 'language', fallback: 'code' })

/** Names a country by its ISO 3166-1 alpha-2 code, as the lists of the forms do. */
export function nameCountry(code: string): string {
  return listedNames[code] ?? nameBy(regionNames, code)
}

/** Names a language by its BCP 47 tag. */
export function nameLanguage(tag: string): string {
  return nameBy(languageNames, tag)
}

// An ill-formed code is shown as it is.
function nameBy(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}
