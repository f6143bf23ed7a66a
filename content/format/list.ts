import { locale } from '#words/language.ts'

/** Writes a list as part of a sentence: `Lagos, Accra and Cairo`. */
export const formatList = (items: readonly string[]) => new Intl.ListFormat(locale).format(items)
