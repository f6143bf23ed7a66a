import { locale } from '#words/language.ts'

const pluralRules = new Intl.PluralRules(locale)

/** Chooses the form that goes with a count, by the plural rules of the language. */
export function plural(
  count: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
): string {
  return forms[pluralRules.select(count)] ?? forms.other
}
