import { headlineLocale, locale, numberLocale } from '#words/language.ts'
import { event } from './facts/event.ts'

type Pattern = { locale: string } & Intl.DateTimeFormatOptions

/** The ways to write a day. */
const dayStyles = {
  /** September 11 */
  headline: { locale: headlineLocale, month: 'long', day: 'numeric' },
  /** September 11, 2025 */
  headlineYear: { locale: headlineLocale, month: 'long', day: 'numeric', year: 'numeric' },
  /** 11 September */
  day: { locale, day: 'numeric', month: 'long' },
  /** 11 September 2025 */
  date: { locale, day: 'numeric', month: 'long', year: 'numeric' },
  /** 11 Sept */
  shortDay: { locale, day: 'numeric', month: 'short' },
  /** 11 Sept 2025 */
  shortDate: { locale, day: 'numeric', month: 'short', year: 'numeric' },
  /** November 2025 */
  month: { locale, month: 'long', year: 'numeric' },
  /** Sep */
  shortMonth: { locale: headlineLocale, month: 'short' },
} satisfies Record<string, Pattern>

export type DayStyle = keyof typeof dayStyles

const dateFormats = new Map<string, Intl.DateTimeFormat>()

// A formatter takes long to create, and most pages need few of them.
function dateFormat(pattern: Pattern, timeZone?: string): Intl.DateTimeFormat {
  const key = JSON.stringify([pattern, timeZone])
  let format = dateFormats.get(key)
  if (!format) {
    const { locale: formatLocale, ...options } = pattern
    format = new Intl.DateTimeFormat(formatLocale, { ...options, timeZone })
    dateFormats.set(key, format)
  }
  return format
}

/** Writes a day, given as `2025-09-11` or as an instant, which stands for the day that it names in its own offset. */
export function formatDay(day: string, style: DayStyle = 'headline'): string {
  return dateFormat(dayStyles[style], 'UTC').format(calendarDay(day))
}

/**
 * Writes the days from one to another, naming what both share once: `October 11-20`, `September 11 - October 10`. A word
 * such as `and` can replace the dash: `11 and 12 November 2025`.
 */
export function formatDays(
  { start, end = start }: { start: string; end?: string },
  style: DayStyle = 'headline',
  between?: string,
): string {
  if (start === end) return formatDay(start, style)
  // Engines differ in the dash and in the spaces around it.
  const dash = start.slice(0, 7) === end.slice(0, 7) ? '-' : ' - '
  return dateFormat(dayStyles[style], 'UTC')
    .formatRangeToParts(calendarDay(start), calendarDay(end))
    .map(({ source, value }) =>
      source === 'shared' && /[-–]/.test(value) ? (between ? ` ${between} ` : dash) : value,
    )
    .join('')
}

// A day has no time zone: parsed as UTC and written as UTC it is the same day everywhere.
function calendarDay(day: string): Date {
  return new Date(day.slice(0, 10))
}

/** Writes the day of an instant in the reader's time zone. */
export function formatDate(instant: string, style: DayStyle = 'date'): string {
  return dateFormat(dayStyles[style]).format(new Date(instant))
}

/** Writes an instant in the reader's time zone: `11 Sept 2025, 10:05`. */
export function formatMoment(instant: string): string {
  return dateFormat({ locale, dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant))
}

/** Writes an instant in the event's time zone, without naming it: `14 October 2025 at 10:05`. */
export function formatEventMoment(instant: Date): string {
  return dateFormat({ locale, dateStyle: 'long', timeStyle: 'short' }, event.timeZone).format(
    instant,
  )
}

/** Writes the time of an instant in the event's time zone, or in another: `23:59`. */
export function formatClock(instant: string, timeZone: string = event.timeZone): string {
  return dateFormat({ locale, hour: '2-digit', minute: '2-digit' }, timeZone).format(
    new Date(instant),
  )
}

const numberFormats = {
  number: new Intl.NumberFormat(numberLocale),
  share: new Intl.NumberFormat(numberLocale, { style: 'percent', maximumFractionDigits: 1 }),
  change: new Intl.NumberFormat(numberLocale, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }),
}

/** Writes whole US dollars in full, `$9,500`, or compact, `$9.5K`. */
export function formatMoney(
  dollars: number,
  notation: 'standard' | 'compact' = 'standard',
): string {
  return new Intl.NumberFormat(numberLocale, {
    style: 'currency',
    currency: 'USD',
    notation,
    minimumFractionDigits: 0,
    maximumFractionDigits: notation === 'compact' ? 1 : 0,
  }).format(dollars)
}

/** Writes a number with the language's separators: `5,000`. */
export const formatNumber = (value: number) => numberFormats.number.format(value)
/** Writes a share from 0 to 1 as a percentage. */
export const formatShare = (share: number) => numberFormats.share.format(share)
/** Writes a relative change with its sign: `+10%` for 0.1. */
export const formatChange = (change: number) => numberFormats.change.format(change)

/** Writes milliseconds as `45 s`, `3 min 20 s` or `1 h 5 min`. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes} min ${seconds % 60} s`
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/** Writes minutes in words, as hours if they are whole: `1 hour`, `90 minutes`. */
export function formatMinutes(minutes: number): string {
  const hours = minutes / 60
  const [unit, value] =
    hours >= 1 && Number.isInteger(hours) ? ['hour', hours] : ['minute', minutes]
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}

/** Writes a list as part of a sentence: `Lagos, Accra and Cairo`. */
export const formatList = (items: readonly string[]) => new Intl.ListFormat(locale).format(items)

const pluralRules = new Intl.PluralRules(locale)

/** Chooses the form that goes with a count, by the plural rules of the language. */
export function plural(
  count: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
): string {
  return forms[pluralRules.select(count)] ?? forms.other
}
