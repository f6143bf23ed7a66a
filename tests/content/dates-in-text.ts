const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const month = `(?:${months.join('|')})`
// In this order: 2025-09-11, "11 September 2025", "September 11, 2025", "11-20 October", "11 and 12 November 2025".
const day = '\\d{1,2}'
const isoDay = /\b(\d{4})-(\d{2})-(\d{2})\b/g
const britishDays = new RegExp(
  `\\b((?:${day}(?:-|\\u2013| to | and | or |, ))*${day}) (${month})\\b(?: (\\d{4}))?`,
  'g',
)
const americanDay = new RegExp(`\\b(${month}) (${day})(?!\\d)(?:, (\\d{4}))?`, 'g')

/** Lists the days that a text names, as `2025-09-11`; one without a year is of the year `year`. */
export function listDates(text: string, year: number): string[] {
  const found: string[] = []
  const add = (named: string, name: string, dayOfMonth: string) => {
    const number = String(months.indexOf(name) + 1).padStart(2, '0')
    found.push(`${named}-${number}-${dayOfMonth.padStart(2, '0')}`)
  }
  for (const [, named, number, dayOfMonth] of text.matchAll(isoDay)) {
    found.push(`${named}-${number}-${dayOfMonth}`)
  }
  for (const [, days, name, named] of text.matchAll(britishDays)) {
    for (const [one] of days!.matchAll(/\d+/g)) add(named ?? String(year), name!, one)
  }
  for (const [, name, dayOfMonth, named] of text.matchAll(americanDay)) {
    add(named ?? String(year), name!, dayOfMonth!)
  }
  return found
}

/** A text whose dates and ranges may break at the end of a line again: content/format/whole.ts undone. */
export const breakable = (text: string): string =>
  text.replaceAll('\u00A0', ' ').replaceAll('\u2060', '')
