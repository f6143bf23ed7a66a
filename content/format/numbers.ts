import { locale, numberLocale } from '#words/language.ts'

const numberFormats = {
  number: new Intl.NumberFormat(numberLocale),
  tenths: new Intl.NumberFormat(numberLocale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }),
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
/** Writes a number with one decimal place, so that a column of them lines up: `96.0`. */
export const formatTenths = (value: number) => numberFormats.tenths.format(value)
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
