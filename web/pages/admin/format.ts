import { nameCountry as nameCode } from '#words/code-names.ts'
import { adminPage } from '#words/pages/admin.ts'

const language = 'en-GB'
const dateFormat = new Intl.DateTimeFormat(language, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})
const momentFormat = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
const dayFormat = new Intl.DateTimeFormat(language, {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})
const numberFormat = new Intl.NumberFormat(language)
const changeFormat = new Intl.NumberFormat(language, {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
})
const shareFormat = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })

export const formatDate = (time: string) => dateFormat.format(new Date(time))
export const formatMoment = (time: string) => momentFormat.format(new Date(time))
/** A day of the analytics, `2025-09-11`, which is a day in UTC. */
export const formatDay = (day: string) => dayFormat.format(new Date(day))
export const formatNumber = (value: number) => numberFormat.format(value)
/** A share from 0 to 1 as a percentage. */
export const formatShare = (share: number) => shareFormat.format(share)

/** A growth, 0.1 for a tenth more, with its sign. */
export const formatChange = (change: number) => changeFormat.format(change)

/** The name of a country, or a dash where none is known. */
export const nameCountry = (code: string | null) => (code ? nameCode(code) : adminPage.table.none)
/** First and last name, or the address of an account without either. */
export const nameUser = ({
  firstName,
  lastName,
  email,
}: {
  firstName: string | null
  lastName: string | null
  email: string
}) => [firstName, lastName].filter(Boolean).join(' ') || email

/** Milliseconds as `45 s`, `3 min 20 s` or `1 h 5 min`. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes} min ${seconds % 60} s`
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
