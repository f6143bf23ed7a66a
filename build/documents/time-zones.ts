import { documents } from '#words/documents.ts'
import { schedulePage } from '#words/pages/schedule.ts'
import { hubs } from '../../content/catalogue/hubs.ts'
import { regions } from '../../content/catalogue/regions.ts'
import { timeZones, type TimeZone } from '../../content/catalogue/time-zones.ts'
import { eventHours } from '../../content/facts/event-types.ts'
import { shiftClock, offsetTitle } from '../../content/facts/time-zones.ts'
import { formatDay } from '../../content/format/days.ts'
import { drawRule } from './layout.ts'
import { addElement, measureHeight, writeText, type Pdf, type TextStyle } from './pdf.ts'

const words = schedulePage.timeZones
const places = [...hubs, ...regions.flatMap(({ cities }) => cities)]
const [example] = eventHours.workshop

type TableStyle = {
  x: number
  width: number
  textStyles: Record<'h2' | 'body' | 'muted' | 'label' | 'date', TextStyle>
}

/** Draws the table of time zones. Returns the y below it. */
export function drawTimeZones(pdf: Pdf, top: number, { x, width, textStyles }: TableStyle): number {
  const section = addElement(pdf, pdf.root, 'Sect')
  const below = writeText(pdf, section, 'H2', words.heading, { x, y: top, width }, textStyles.h2)
  const note = { x, y: below + 6, width: width - 60 }
  let y = writeText(pdf, section, 'P', words.text, note, textStyles.body) + 14
  const table = addElement(pdf, section, 'Table')
  const columns = [
    { x, width: 174 },
    { x: x + 188, width: 130 },
    { x: x + 332, width: width - 332 },
  ] as const
  const { zone, clock, cities } = documents.schedule.zoneColumns
  const head = addElement(pdf, table, 'TR')
  ;[zone, clock(example), cities].forEach((title, i) =>
    writeText(pdf, head, 'TH', title, { ...columns[i]!, y }, textStyles.label),
  )
  y += 16
  for (const about of timeZones) {
    const row = addElement(pdf, table, 'TR')
    drawRule(pdf, { x, y, width })
    const cells: [string, TextStyle][] = [
      [nameOf(about), textStyles.body],
      [clocksOf(about), textStyles.date],
      [citiesOf(about), textStyles.muted],
    ]
    const height = Math.max(
      ...cells.map(([text, style], i) => measureHeight(pdf, text, columns[i]!.width, style)),
    )
    cells.forEach(([text, style], i) =>
      writeText(pdf, row, i === 0 ? 'TH' : 'TD', text, { ...columns[i]!, y: y + 6 }, style),
    )
    y += height + 11
  }
  return y
}

const nameOf = ({ name, offsets }: TimeZone) => `${name} (${offsets.map(offsetTitle).join('; ')})`

function clocksOf(zone: TimeZone): string {
  if (zone.offsets.length === 1) return shiftClock(example, zone.offsets[0])
  return zone.offsets
    .map((part) => {
      const validity = part.lastDay ? words.until(formatDay(part.lastDay)) : words.afterwards
      return `${shiftClock(example, part)} ${validity}`
    })
    .join('\n')
}

const citiesOf = ({ cityIds }: TimeZone) =>
  cityIds.map((id) => places.find((place) => place.id === id)?.city ?? id).join(', ')
