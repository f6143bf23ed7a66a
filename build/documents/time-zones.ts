import { documents } from '#words/documents.ts'
import { schedulePage } from '#words/pages/schedule.ts'
import { hubs } from '../../content/catalogue/hubs.ts'
import { regions } from '../../content/catalogue/regions.ts'
import { timeZones, type TimeZone } from '../../content/catalogue/time-zones.ts'
import { eventHours } from '../../content/facts/event-types.ts'
import { clockAt, offsetTitle } from '../../content/facts/time-zones.ts'
import { formatDay } from '../../content/format.ts'
import { decorate, group, heightOf, inks, write, type Look, type Paper } from './paper.ts'

const words = schedulePage.timeZones
const places = [...hubs, ...regions.flatMap(({ cities }) => cities)]
const [hour] = eventHours.workshop
const example = `${hour.slice(0, 2)}:${hour.slice(2)}`

type Frame = {
  x: number
  width: number
  looks: Record<'h2' | 'body' | 'muted' | 'label' | 'date', Look>
}

/** The table of clocks; gives the y below it. */
export function drawTimeZones(paper: Paper, top: number, { x, width, looks }: Frame): number {
  const section = group(paper, paper.root, 'Sect')
  let y = write(paper, section, 'H2', words.heading, { x, y: top, width }, looks.h2)
  y = write(paper, section, 'P', words.text, { x, y: y + 6, width: width - 60 }, looks.body) + 14
  const table = group(paper, section, 'Table')
  const columns = [
    { x, width: 174 },
    { x: x + 188, width: 130 },
    { x: x + 332, width: width - 332 },
  ] as const
  const { zone, clock, cities } = documents.schedule.zoneColumns
  const head = group(paper, table, 'TR')
  ;[zone, clock(example), cities].forEach((title, i) =>
    write(paper, head, 'TH', title, { ...columns[i]!, y }, looks.label),
  )
  y += 16
  for (const about of timeZones) {
    const row = group(paper, table, 'TR')
    decorate(paper, (doc) => doc.rect(x, y, width, 0.7).fill(inks.line))
    const cells: [string, Look][] = [
      [nameOf(about), looks.body],
      [clocksOf(about), looks.date],
      [citiesOf(about), looks.muted],
    ]
    const height = Math.max(
      ...cells.map(([text, look], i) => heightOf(paper, text, columns[i]!.width, look)),
    )
    cells.forEach(([text, look], i) =>
      write(paper, row, i === 0 ? 'TH' : 'TD', text, { ...columns[i]!, y: y + 6 }, look),
    )
    y += height + 11
  }
  return y
}

const nameOf = ({ name, offsets }: TimeZone) => `${name} (${offsets.map(offsetTitle).join('; ')})`

function clocksOf(zone: TimeZone): string {
  if (zone.offsets.length === 1) return clockAt(example, zone.offsets[0])
  return zone.offsets
    .map((part) => {
      const validity = part.lastDay ? words.until(formatDay(part.lastDay)) : words.afterwards
      return `${clockAt(example, part)} ${validity}`
    })
    .join('\n')
}

const citiesOf = ({ cityIds }: TimeZone) =>
  cityIds.map((id) => places.find((place) => place.id === id)?.city ?? id).join(', ')
