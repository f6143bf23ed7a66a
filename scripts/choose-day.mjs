// Reads which day of the edition to rehearse from the arguments of "npm start" and "npm run dev", and prints it; an
// empty line is real time.
import { event } from '../content/facts/event.ts'

/** How long before the start and after the end of the edition one can rehearse. */
const WEEKS_AROUND = 4

const given = process.argv.slice(2).flatMap((text) => text.split('='))
const [option, day = event.start] = given
if (given.length > 0 && (option !== '--today' || given.length !== 2))
  refuse('The only option is a day: --today 2025-10-30, or --today now for real time.')
if (day === 'now') {
  console.log('')
  process.exit()
}
const instant = Date.parse(`${day}T00:00:00Z`)
if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(instant) || isoOf(instant) !== day)
  refuse(`"${day}" is not a date. Write it as 2025-10-30, or "now" for real time.`)
const around = WEEKS_AROUND * 7 * 24 * 3_600_000
const first = isoOf(Date.parse(event.start) - around)
const last = isoOf(Date.parse(event.end) + around)
if (day < first || day > last)
  refuse(`${day} is too far from the edition. Choose a day from ${first} to ${last}.`)
console.log(day)

/** @param {number} milliseconds */
function isoOf(milliseconds) {
  return new Date(milliseconds).toISOString().slice(0, 10)
}

/** @param {string} reason */
function refuse(reason) {
  console.error(reason)
  process.exit(1)
}
