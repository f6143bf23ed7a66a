import { paths } from '#content/paths.ts'
import { documents } from '#words/documents.ts'
import { eventTypeNames } from '#words/event-types.ts'
import { schedulePage } from '#words/pages/schedule.ts'
import { accessibilityItems, reminders } from '#words/schedule-notes.ts'
import {
  defaultLocation,
  phases,
  type ScheduleEvent,
  type SchedulePhase,
} from '../../content/catalogue/schedule.ts'
import { event } from '../../content/facts/event.ts'
import { drawCloth, drawRosette } from './figures.ts'
import {
  decorate,
  finish,
  group,
  heightOf,
  inks,
  openPaper,
  write,
  type Look,
  type Paper,
} from './paper.ts'
import { drawTimeZones } from './time-zones.ts'

const words = documents.schedule
const LEFT = 48
const WIDTH = 595.28 - 2 * LEFT
const TOP = 56
const BOTTOM = 841.89 - 48
const DATE_WIDTH = 118
const BAND = 268

const looks = {
  h2: { face: 'display', size: 22, colour: inks.ink },
  h3: { face: 'display', size: 13, colour: inks.ink },
  date: { face: 'display', size: 11, colour: inks.ink },
  body: { face: 'text', size: 9.5, colour: inks.ink, gap: 2.5 },
  muted: { face: 'text', size: 9.5, colour: inks.muted, gap: 2.5 },
  label: { face: 'bold', size: 8, colour: inks.muted },
} satisfies Record<string, Look>

const phaseInks = { ochre: inks.ochre, leaf: inks.leaf, clay: inks.clay, indigo: inks.indigo }

/** schedule.pdf: four phases, all events, time zones, help and reminders. */
export async function scheduleDocument(font: string): Promise<Uint8Array> {
  const paper = openPaper({
    title: words.title,
    subject: words.subject,
    font,
    layout: 'portrait',
    margin: LEFT,
  })
  drawCover(paper)
  let y = nextPage(paper)
  for (const phase of phases) y = drawPhase(paper, phase, y)
  y = drawTimeZones(paper, nextPage(paper), { x: LEFT, width: WIDTH, looks })
  drawNotes(paper, y + 26)
  return finish(paper, () => inks.muted)
}

function nextPage({ doc }: Paper): number {
  doc.addPage()
  return TOP
}

function drawCover(paper: Paper) {
  const { root } = paper
  decorate(paper, (doc) => drawCloth(doc, doc.page.width, BAND, inks.indigo))
  decorate(paper, (doc) => drawRosette(doc, event.name, 478, 134, 84, inks.ochre))
  const width = 330
  let y = write(
    paper,
    root,
    'P',
    words.eyebrow,
    { x: LEFT, y: 70, width },
    { face: 'display', size: 15, colour: inks.ochre },
  )
  y = write(
    paper,
    root,
    'H1',
    schedulePage.hero.title,
    { x: LEFT, y: y + 10, width },
    { face: 'display', size: 38, colour: inks.white, gap: -4 },
  )
  write(
    paper,
    root,
    'P',
    schedulePage.hero.text,
    { x: LEFT, y: y + 12, width },
    { face: 'text', size: 10.5, colour: inks.onIndigo, gap: 3 },
  )

  y =
    write(
      paper,
      root,
      'H2',
      schedulePage.overview.heading,
      { x: LEFT, y: BAND + 34, width: WIDTH },
      looks.h2,
    ) + 14
  const list = group(paper, root, 'L')
  for (const phase of phases) {
    const item = group(paper, list, 'LI')
    drawRule(paper, y, inks.line)
    decorate(paper, (doc) => doc.rect(LEFT, y - 1, 34, 3).fill(phaseInks[phase.colour]))
    write(
      paper,
      item,
      'Lbl',
      String(phase.number),
      { x: LEFT, y: y + 10, width: 40 },
      { face: 'display', size: 40, colour: inks.indigo },
    )
    const body = group(paper, item, 'LBody')
    const x = LEFT + 64
    let below = write(
      paper,
      body,
      'P',
      phase.title,
      { x, y: y + 14, width: 180 },
      { face: 'display', size: 17, colour: inks.ink },
    )
    below = write(
      paper,
      body,
      'P',
      phase.period,
      { x, y: below + 2, width: 180 },
      { face: 'bold', size: 9.5, colour: inks.muted },
    )
    const text = write(
      paper,
      body,
      'P',
      phase.description,
      { x: x + 186, y: y + 16, width: WIDTH - 250 },
      looks.body,
    )
    y = Math.max(below, text) + 20
  }
  drawRule(paper, y, inks.line)
  write(
    paper,
    root,
    'P',
    words.timeNote,
    { x: LEFT, y: y + 16, width: WIDTH },
    { ...looks.body, face: 'bold' },
  )
}

function drawPhase(paper: Paper, phase: SchedulePhase, top: number): number {
  const section = group(paper, paper.root, 'Sect')
  const title = `${phase.number}  ${phase.title}`
  // A heading stays with its first event.
  let y = top > TOP && top + 150 > BOTTOM ? nextPage(paper) : top
  const colour = phaseInks[phase.colour]
  decorate(paper, (doc) => doc.rect(LEFT, y, WIDTH, 3).fill(colour))
  decorate(paper, (doc) => drawRosette(doc, phase.id, LEFT + WIDTH - 24, y + 36, 24, colour))
  y = write(
    paper,
    section,
    'H2',
    title,
    { x: LEFT, y: y + 16, width: WIDTH - 80 },
    { ...looks.h2, size: 24 },
  )
  y =
    write(
      paper,
      section,
      'P',
      phase.period,
      { x: LEFT, y: y + 2, width: WIDTH },
      { ...looks.muted, face: 'bold' },
    ) + 14
  const list = group(paper, section, 'L')
  for (const item of phase.events) {
    if (y + eventHeight(paper, item) > BOTTOM) y = nextPage(paper)
    y = drawEvent(paper, group(paper, list, 'LI'), item, colour, y)
  }
  return y + 24
}

const EVENT_X = LEFT + DATE_WIDTH
const EVENT_WIDTH = WIDTH - DATE_WIDTH

function eventHeight(paper: Paper, item: ScheduleEvent): number {
  const { title, description, details = [] } = item
  const agenda = details.reduce(
    (sum, line) => sum + heightOf(paper, line, EVENT_WIDTH - 14, looks.body) + 1,
    details.length ? 20 : 0,
  )
  return (
    8 +
    heightOf(paper, title, EVENT_WIDTH, looks.h3) +
    2 +
    heightOf(paper, description, EVENT_WIDTH, looks.body) +
    agenda +
    8
  )
}

function drawEvent(
  paper: Paper,
  item: ReturnType<typeof group>,
  about: ScheduleEvent,
  colour: string,
  top: number,
): number {
  const { date, title, description, type, details, location = defaultLocation } = about
  drawRule(paper, top, inks.line)
  const body = group(paper, item, 'LBody')
  let left = write(
    paper,
    body,
    'P',
    date,
    { x: LEFT, y: top + 9, width: DATE_WIDTH - 12 },
    looks.date,
  )
  decorate(paper, (doc) => doc.circle(LEFT + 2.5, left + 7, 2.5).fill(colour))
  left = write(
    paper,
    body,
    'P',
    eventTypeNames[type],
    { x: LEFT + 10, y: left + 3, width: DATE_WIDTH - 22 },
    looks.label,
  )
  left = write(
    paper,
    body,
    'P',
    location,
    { x: LEFT + 10, y: left + 2, width: DATE_WIDTH - 22 },
    { ...looks.label, face: 'text' },
  )
  let y = write(paper, body, 'H3', title, { x: EVENT_X, y: top + 8, width: EVENT_WIDTH }, looks.h3)
  y = write(paper, body, 'P', description, { x: EVENT_X, y: y + 2, width: EVENT_WIDTH }, looks.body)
  if (details) {
    y =
      write(
        paper,
        body,
        'P',
        schedulePage.detail.agendaHeading,
        { x: EVENT_X, y: y + 6, width: EVENT_WIDTH },
        looks.label,
      ) + 3
    const agenda = group(paper, body, 'L')
    for (const line of details) {
      decorate(paper, (doc) => doc.circle(EVENT_X + 3, y + 4.5, 1.4).fill(colour))
      y =
        write(
          paper,
          group(paper, agenda, 'LI'),
          'LBody',
          line,
          { x: EVENT_X + 14, y, width: EVENT_WIDTH - 14 },
          looks.body,
        ) + 1
    }
  }
  return Math.max(y, left) + 8
}

function drawNotes(paper: Paper, top: number) {
  const { accessibility, reminders: reminderWords } = schedulePage
  let y = top + 330 > BOTTOM ? nextPage(paper) : top
  y = drawColumns(paper, accessibility.heading, accessibilityItems, y) + 22
  y = drawColumns(paper, reminderWords.heading, reminders, y) + 22

  decorate(paper, (doc) => doc.rect(LEFT, y, WIDTH, 92).fill(inks.indigo))
  decorate(paper, (doc) => drawRosette(doc, 'links', LEFT + WIDTH - 50, y + 46, 32, inks.ochre))
  const section = group(paper, paper.root, 'Sect')
  let below = write(
    paper,
    section,
    'H2',
    words.linksHeading,
    { x: LEFT + 20, y: y + 14, width: 300 },
    { ...looks.h3, colour: inks.white },
  )
  below =
    write(
      paper,
      section,
      'P',
      words.linksText,
      { x: LEFT + 20, y: below + 2, width: 360 },
      { ...looks.body, colour: inks.onIndigo },
    ) + 6
  const { page, calendar, register } = words.links
  const links = [
    [page, paths.schedule],
    [calendar, paths.calendar],
    [register, paths.register],
  ] as const
  links.forEach(([label, path], column) => {
    const look: Look = { face: 'bold', size: 9.5, colour: inks.ochre, link: event.origin + path }
    write(paper, section, 'P', label, { x: LEFT + 20 + column * 120, y: below, width: 116 }, look)
  })
}

/** A heading, and notes side by side. */
function drawColumns(
  paper: Paper,
  heading: string,
  notes: readonly { title: string; description: string }[],
  top: number,
): number {
  const section = group(paper, paper.root, 'Sect')
  const y =
    write(
      paper,
      section,
      'H2',
      heading,
      { x: LEFT, y: top, width: WIDTH },
      { ...looks.h2, size: 18 },
    ) + 10
  const width = (WIDTH - 2 * 24) / 3
  let rowTop = y
  let rowBottom = y
  notes.forEach(({ title, description }, index) => {
    const column = index % 3
    if (column === 0 && index > 0) rowTop = rowBottom + 14
    const x = LEFT + column * (width + 24)
    decorate(paper, (doc) => doc.rect(x, rowTop, width, 1).fill(inks.line))
    const below = write(
      paper,
      section,
      'H3',
      title,
      { x, y: rowTop + 8, width },
      { ...looks.h3, size: 11.5 },
    )
    rowBottom = Math.max(
      rowBottom,
      write(paper, section, 'P', description, { x, y: below + 2, width }, looks.muted),
    )
  })
  return rowBottom
}

function drawRule(paper: Paper, y: number, colour: string) {
  decorate(paper, (doc) => doc.rect(LEFT, y, WIDTH, 0.7).fill(colour))
}
