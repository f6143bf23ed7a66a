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
import { palette } from '../../content/facts/print-colours.ts'
import { drawRosette } from '../../worker/certificates/figures.ts'
import { drawCloth } from './figures.ts'
import { divide, drawPoints, drawRule, writeStack } from './layout.ts'
import {
  addElement,
  drawArtifact,
  finishPdf,
  measureHeight,
  openPdf,
  writeText,
  type Pdf,
  type StructureElement,
  type TextStyle,
} from './pdf.ts'
import { drawTimeZones } from './time-zones.ts'

const words = documents.schedule
const LEFT = 48
const WIDTH = 595.28 - 2 * LEFT
const TOP = 56
const BOTTOM = 841.89 - 48
const DATE_WIDTH = 118
const BAND_HEIGHT = 268

const textStyles = {
  h2: { face: 'display', size: 22, colour: palette.ink },
  h3: { face: 'display', size: 13, colour: palette.ink },
  date: { face: 'display', size: 11, colour: palette.ink },
  body: { face: 'text', size: 9.5, colour: palette.ink, gap: 2.5 },
  muted: { face: 'text', size: 9.5, colour: palette.muted, gap: 2.5 },
  label: { face: 'bold', size: 8, colour: palette.muted },
} satisfies Record<string, TextStyle>

/** Writes schedule.pdf: the phases, all events, time zones, accessibility and reminders. */
export async function writeSchedulePdf(font: string): Promise<Uint8Array> {
  const pdf = openPdf({
    title: words.title,
    subject: words.subject,
    font,
    layout: 'portrait',
    margin: LEFT,
  })
  drawCover(pdf)
  let y = nextPage(pdf)
  for (const phase of phases) y = drawPhase(pdf, phase, y)
  y = drawTimeZones(pdf, nextPage(pdf), { x: LEFT, width: WIDTH, textStyles })
  drawNotes(pdf, y + 26)
  return finishPdf(pdf, () => palette.muted)
}

function nextPage({ doc }: Pdf): number {
  doc.addPage()
  return TOP
}

function drawCover(pdf: Pdf) {
  const { root } = pdf
  const { title, text } = schedulePage.hero
  drawArtifact(pdf, (doc) => drawCloth(doc, doc.page.width, BAND_HEIGHT, palette.indigo))
  drawArtifact(pdf, (doc) =>
    drawRosette(doc, event.name, 478, 134, 84, palette.ochre, palette.indigo),
  )
  writeStack(pdf, root, { x: LEFT, y: 70, width: 330 }, [
    ['P', words.eyebrow, { face: 'display', size: 15, colour: palette.ochre }],
    ['H1', title, { face: 'display', size: 38, colour: palette.white, gap: -4 }, 10],
    ['P', text, { face: 'text', size: 10.5, colour: palette.onIndigo, gap: 3 }, 12],
  ])

  const heading = { x: LEFT, y: BAND_HEIGHT + 34, width: WIDTH }
  let y = writeText(pdf, root, 'H2', schedulePage.overview.heading, heading, textStyles.h2) + 14
  const numeral: TextStyle = { face: 'display', size: 40, colour: palette.indigo }
  const list = addElement(pdf, root, 'L')
  for (const phase of phases) {
    const item = addElement(pdf, list, 'LI')
    drawRule(pdf, { x: LEFT, y, width: WIDTH })
    drawArtifact(pdf, (doc) => doc.rect(LEFT, y - 1, 34, 3).fill(palette[phase.colour]))
    const label = { x: LEFT, y: y + 10, width: 40 }
    writeText(pdf, item, 'Lbl', String(phase.number), label, numeral)
    const body = addElement(pdf, item, 'LBody')
    const x = LEFT + 64
    const left = writeStack(pdf, body, { x, y, width: 180 }, [
      ['P', phase.title, { face: 'display', size: 17, colour: palette.ink }, 14],
      ['P', phase.period, { face: 'bold', size: 9.5, colour: palette.muted }, 2],
    ])
    const description = { x: x + 186, y: y + 16, width: WIDTH - 250 }
    const right = writeText(pdf, body, 'P', phase.description, description, textStyles.body)
    y = Math.max(left, right) + 20
  }
  drawRule(pdf, { x: LEFT, y, width: WIDTH })
  const note = { x: LEFT, y: y + 16, width: WIDTH }
  writeText(pdf, root, 'P', words.timeNote, note, { ...textStyles.body, face: 'bold' })
}

function drawPhase(pdf: Pdf, phase: SchedulePhase, top: number): number {
  const section = addElement(pdf, pdf.root, 'Sect')
  // Keeps the heading on the same page as its first event.
  let y = top > TOP && top + 150 > BOTTOM ? nextPage(pdf) : top
  const colour = palette[phase.colour]
  drawArtifact(pdf, (doc) => doc.rect(LEFT, y, WIDTH, 3).fill(colour))
  drawArtifact(pdf, (doc) =>
    drawRosette(doc, phase.id, LEFT + WIDTH - 24, y + 36, 24, colour, palette.white),
  )
  const title = { x: LEFT, y: y + 16, width: WIDTH - 80 }
  y = writeStack(pdf, section, title, [
    ['H2', `${phase.number}  ${phase.title}`, { ...textStyles.h2, size: 24 }],
  ])
  y = writeStack(pdf, section, { x: LEFT, y, width: WIDTH }, [
    ['P', phase.period, { ...textStyles.muted, face: 'bold' }, 2],
  ])
  y += 14
  const list = addElement(pdf, section, 'L')
  for (const item of phase.events) {
    if (y + eventHeight(pdf, item) > BOTTOM) y = nextPage(pdf)
    y = drawEvent(pdf, addElement(pdf, list, 'LI'), item, colour, y)
  }
  return y + 24
}

const EVENT_X = LEFT + DATE_WIDTH
const EVENT_WIDTH = WIDTH - DATE_WIDTH
/** The height of what stands below the date: time, type and place. */
const BESIDE_DATE = 36

function eventHeight(pdf: Pdf, item: ScheduleEvent): number {
  const { title, description, details = [] } = item
  const agenda = details.reduce(
    (sum, line) => sum + measureHeight(pdf, line, EVENT_WIDTH - 14, textStyles.body) + 1,
    details.length ? 20 : 0,
  )
  return (
    8 +
    measureHeight(pdf, title, EVENT_WIDTH, textStyles.h3) +
    2 +
    Math.max(measureHeight(pdf, description, EVENT_WIDTH, textStyles.body), BESIDE_DATE) +
    agenda +
    8
  )
}

function drawEvent(
  pdf: Pdf,
  item: StructureElement,
  about: ScheduleEvent,
  colour: string,
  top: number,
): number {
  const { date, time, title, description, type, details, location = defaultLocation } = about
  drawRule(pdf, { x: LEFT, y: top, width: WIDTH })
  const body = addElement(pdf, item, 'LBody')
  const when = { x: LEFT, y: top + 9, width: DATE_WIDTH - 12 }
  let left = writeText(pdf, body, 'P', date, when, textStyles.date)
  drawArtifact(pdf, (doc) => doc.circle(LEFT + 2.5, left + 7, 2.5).fill(colour))
  left = writeStack(pdf, body, { x: LEFT + 10, y: left, width: DATE_WIDTH - 22 }, [
    ['P', time, { ...textStyles.label, colour: palette.ink }, 3],
    ['P', eventTypeNames[type], textStyles.label, 2],
    ['P', location, { ...textStyles.label, face: 'text' }, 2],
  ])
  const box = { x: EVENT_X, y: top, width: EVENT_WIDTH }
  let y = writeStack(pdf, body, box, [
    ['H3', title, textStyles.h3, 8],
    ['P', description, textStyles.body, 2],
  ])
  if (details) {
    y = writeStack(pdf, body, { ...box, y }, [
      ['P', schedulePage.detail.agendaHeading, textStyles.label, 6],
    ])
    const dot = { colour, radius: 1.4, below: 4.5 }
    const points = { text: textStyles.body, dot, gap: 1 }
    y = drawPoints(pdf, body, details, { ...box, y: y + 3 }, points)
  }
  return Math.max(y, left) + 8
}

function drawNotes(pdf: Pdf, top: number) {
  const { accessibility, reminders: reminderWords } = schedulePage
  let y = top + 330 > BOTTOM ? nextPage(pdf) : top
  y = drawColumns(pdf, accessibility.heading, accessibilityItems, y) + 22
  y = drawColumns(pdf, reminderWords.heading, reminders, y) + 22

  drawArtifact(pdf, (doc) => doc.rect(LEFT, y, WIDTH, 92).fill(palette.indigo))
  drawArtifact(pdf, (doc) =>
    drawRosette(doc, 'links', LEFT + WIDTH - 50, y + 46, 32, palette.ochre, palette.indigo),
  )
  const section = addElement(pdf, pdf.root, 'Sect')
  const heading = writeStack(pdf, section, { x: LEFT + 20, y, width: 300 }, [
    ['H2', words.linksHeading, { ...textStyles.h3, colour: palette.white }, 14],
  ])
  const below = writeStack(pdf, section, { x: LEFT + 20, y: heading, width: 360 }, [
    ['P', words.linksText, { ...textStyles.body, colour: palette.onIndigo }, 2],
  ])
  const { page, calendar, register } = words.links
  const links = [
    [page, paths.schedule],
    [calendar, paths.calendar],
    [register, paths.register],
  ] as const
  links.forEach(([label, path], column) => {
    const link = event.origin + path
    const box = { x: LEFT + 20 + column * 120, y: below + 6, width: 116 }
    const style: TextStyle = { face: 'bold', size: 9.5, colour: palette.ochre, link }
    writeText(pdf, section, 'P', label, box, style)
  })
}

/** Draws a heading, and notes in three columns below it. Returns the y below them. */
function drawColumns(
  pdf: Pdf,
  heading: string,
  notes: readonly { title: string; description: string }[],
  top: number,
): number {
  const section = addElement(pdf, pdf.root, 'Sect')
  const box = { x: LEFT, y: top, width: WIDTH }
  const below = writeText(pdf, section, 'H2', heading, box, { ...textStyles.h2, size: 18 })
  const column = divide({ x: LEFT, width: WIDTH }, 3, 24)
  let rowTop = below + 10
  let rowBottom = rowTop
  notes.forEach(({ title, description }, index) => {
    if (index % 3 === 0 && index > 0) rowTop = rowBottom + 14
    const { x, width } = column(index % 3)
    drawArtifact(pdf, (doc) => doc.rect(x, rowTop, width, 1).fill(palette.line))
    const bottom = writeStack(pdf, section, { x, y: rowTop, width }, [
      ['H3', title, { ...textStyles.h3, size: 11.5 }, 8],
      ['P', description, textStyles.muted, 2],
    ])
    rowBottom = Math.max(rowBottom, bottom)
  })
  return rowBottom
}
