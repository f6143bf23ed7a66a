import { headlineLocale, locale } from '#words/language.ts'

const long = { day: 'numeric', month: 'long' } as const

/** The ways to write a day: in which locale, with which parts. */
const dayStyles = {
  /** September 11, 2025 */
  headlineYear: [headlineLocale, { ...long, year: 'numeric' }],
  /** 11 September */
  day: [locale, long],
  /** 11 September 2025 */
  date: [locale, { ...long, year: 'numeric' }],
  /** November 2025 */
  month: [locale, { month: 'long', year: 'numeric' }],
  /** 11 Sept; content/format/short-day.ts gives every month three letters */
  shortDay: [locale, { day: 'numeric', month: 'short' }],
  /** Sep */
  shortMonth: [headlineLocale, { month: 'short' }],
  /** Thu */
  weekday: [locale, { weekday: 'short' }],
  /** T */
  weekdayLetter: [locale, { weekday: 'narrow' }],
} satisfies Record<string, [locale: string, parts: Intl.DateTimeFormatOptions]>

export type DayStyle = keyof typeof dayStyles

const formats = new Map<string, Intl.DateTimeFormat>()

/** Creates the formatter of a style in a time zone, the reader's own unless given, once: creating one takes long. */
export function dateFormat(style: DayStyle, timeZone?: string): Intl.DateTimeFormat {
  const key = `${style} ${timeZone}`
  let format = formats.get(key)
  if (!format) {
    const [formatLocale, parts] = dayStyles[style]
    format = new Intl.DateTimeFormat(formatLocale, { ...parts, timeZone })
    formats.set(key, format)
  }
  return format
}
