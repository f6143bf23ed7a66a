import { locale } from '#words/language.ts'

const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** Writes a day, given as `2025-09-11`, in the least room: `11 Sept`. */
export const shortenDay = (day: string) => format.format(new Date(day))
