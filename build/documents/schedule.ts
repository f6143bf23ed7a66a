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
  addElement,
  drawArtifact,
  finishPdf,
  measureHeight,
  openPdf,
  palette,
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
  drawArtifact(pdf, (doc) => drawCloth(doc, doc.page.width, BAND_HEIGHT, palette.indigo))
  drawArtifact(pdf, (doc) => drawRosette(doc, event.name, 478, 134, 84, palette.ochre))
  const width = 330
  let y = writeText(
    pdf,
    root,
    'P',
    words.eyebrow,
    { x: LEFT, y: 70, width },
    { face: 'display', size: 15, colour: palette.ochre },
  )
  y = writeText(
    pdf,
    root,
    'H1',
    schedulePage.hero.title,
    { x: LEFT, y: y + 10, width },
    { face: 'display', size: 38, colour: palette.white, gap: -4 },
  )
  writeText(
    pdf,
    root,
    'P',
    schedulePage.hero.text,
    { x: LEFT, y: y + 12, width },
    { face: 'text', size: 10.5, colour: palette.onIndigo, gap: 3 },
  )

  y =
    writeText(
      pdf,
      root,
      'H2',
      schedulePage.overview.heading,
      { x: LEFT, y: BAND_HEIGHT + 34, width: WIDTH },
      textStyles.h2,
    ) + 14
  const list = addElement(pdf, root, 'L')
  for (const phase of phases) {
    const item = addElement(pdf, list, 'LI')
    drawRule(pdf, y, palette.line)
    drawArtifact(pdf, (doc) => doc.rect(LEFT, y - 1, 34, 3).fill(palette[phase.colour]))
    writeText(
      pdf,
      item,
      'Lbl',
      String(phase.number),
      { x: LEFT, y: y + 10, width: 40 },
      { face: 'display', size: 40, colour: palette.indigo },
    )
    const body = addElement(pdf, item, 'LBody')
    const x = LEFT + 64
    let below = writeText(
      pdf,
      body,
      'P',
      phase.title,
      { x, y: y + 14, width: 180 },
      { face: 'display', size: 17, colour: palette.ink },
    )
    below = writeText(
      pdf,
      body,
      'P',
      phase.period,
      { x, y: below + 2, width: 180 },
      { face: 'bold', size: 9.5, colour: palette.muted },
    )
    const text = writeText(
      pdf,
      body,
      'P',
      phase.description,
      { x: x + 186, y: y + 16, width: WIDTH - 250 },
      textStyles.body,
    )
    y = Math.max(below, text) + 20
  }
  drawRule(pdf, y, palette.line)
  writeText(
    pdf,
    root,
    'P',
    words.timeNote,
    { x: LEFT, y: y + 16, width: WIDTH },
    { ...textStyles.body, face: 'bold' },
  )
}

function drawPhase(pdf: Pdf, phase: SchedulePhase, top: number): number {
  const section = addElement(pdf, pdf.root, 'Sect')
  const title = `${phase.number}  ${phase.title}`
  // Keeps the heading on the same page as its first event.
  let y = top > TOP && top + 150 > BOTTOM ? nextPage(pdf) : top
  const colour = palette[phase.colour]
  drawArtifact(pdf, (doc) => doc.rect(LEFT, y, WIDTH, 3).fill(colour))
  drawArtifact(pdf, (doc) => drawRosette(doc, phase.id, LEFT + WIDTH - 24, y + 36, 24, colour))
  y = writeText(
    pdf,
    section,
    'H2',
    title,
    { x: LEFT, y: y + 16, width: WIDTH - 80 },
    { ...textStyles.h2, size: 24 },
  )
  y =
    writeText(
      pdf,
      section,
      'P',
      phase.period,
      { x: LEFT, y: y + 2, width: WIDTH },
      { ...textStyles.muted, face: 'bold' },
    ) + 14
  const list = addElement(pdf, section, 'L')
  for (const item of phase.events) {
    if (y + eventHeight(pdf, item) > BOTTOM) y = nextPage(pdf)
    y = drawEvent(pdf, addElement(pdf, list, 'LI'), item, colour, y)
  }
  return y + 24
}

const EVENT_X = LEFT + DATE_WIDTH
const EVENT_WIDTH = WIDTH - DATE_WIDTH

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
    measureHeight(pdf, description, EVENT_WIDTH, textStyles.body) +
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
  const { date, title, description, type, details, location = defaultLocation } = about
  drawRule(pdf, top, palette.line)
  const body = addElement(pdf, item, 'LBody')
  let left = writeText(
    pdf,
    body,
    'P',
    date,
    { x: LEFT, y: top + 9, width: DATE_WIDTH - 12 },
    textStyles.date,
  )
  drawArtifact(pdf, (doc) => doc.circle(LEFT + 2.5, left + 7, 2.5).fill(colour))
  left = writeText(
    pdf,
    body,
    'P',
    eventTypeNames[type],
    { x: LEFT + 10, y: left + 3, width: DATE_WIDTH - 22 },
    textStyles.label,
  )
  left = writeText(
    pdf,
    body,
    'P',
    location,
    { x: LEFT + 10, y: left + 2, width: DATE_WIDTH - 22 },
    { ...textStyles.label, face: 'text' },
  )
  let y = writeText(
    pdf,
    body,
    'H3',
    title,
    { x: EVENT_X, y: top + 8, width: EVENT_WIDTH },
    textStyles.h3,
  )
  y = writeText(
    pdf,
    body,
    'P',
    description,
    { x: EVENT_X, y: y + 2, width: EVENT_WIDTH },
    textStyles.body,
  )
  if (details) {
    y =
      writeText(
        pdf,
        body,
        'P',
        schedulePage.detail.agendaHeading,
        { x: EVENT_X, y: y + 6, width: EVENT_WIDTH },
        textStyles.label,
      ) + 3
    const agenda = addElement(pdf, body, 'L')
    for (const line of details) {
      drawArtifact(pdf, (doc) => doc.circle(EVENT_X + 3, y + 4.5, 1.4).fill(colour))
      y =
        writeText(
          pdf,
          addElement(pdf, agenda, 'LI'),
          'LBody',
          line,
          { x: EVENT_X + 14, y, width: EVENT_WIDTH - 14 },
          textStyles.body,
        ) + 1
    }
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
    drawRosette(doc, 'links', LEFT + WIDTH - 50, y + 46, 32, palette.ochre),
  )
  const section = addElement(pdf, pdf.root, 'Sect')
  let below = writeText(
    pdf,
    section,
    'H2',
    words.linksHeading,
    { x: LEFT + 20, y: y + 14, width: 300 },
    { ...textStyles.h3, colour: palette.white },
  )
  below =
    writeText(
      pdf,
      section,
      'P',
      words.linksText,
      { x: LEFT + 20, y: below + 2, width: 360 },
      { ...textStyles.body, colour: palette.onIndigo },
    ) + 6
  const { page, calendar, register } = words.links
  const links = [
    [page, paths.schedule],
    [calendar, paths.calendar],
    [register, paths.register],
  ] as const
  links.forEach(([label, path], column) => {
    const style: TextStyle = {
      face: 'bold',
      size: 9.5,
      colour: palette.ochre,
      link: event.origin + path,
    }
    writeText(
      pdf,
      section,
      'P',
      label,
      { x: LEFT + 20 + column * 120, y: below, width: 116 },
      style,
    )
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
  const y =
    writeText(
      pdf,
      section,
      'H2',
      heading,
      { x: LEFT, y: top, width: WIDTH },
      { ...textStyles.h2, size: 18 },
    ) + 10
  const width = (WIDTH - 2 * 24) / 3
  let rowTop = y
  let rowBottom = y
  notes.forEach(({ title, description }, index) => {
    const column = index % 3
    if (column === 0 && index > 0) rowTop = rowBottom + 14
    const x = LEFT + column * (width + 24)
    drawArtifact(pdf, (doc) => doc.rect(x, rowTop, width, 1).fill(palette.line))
    const below = writeText(
      pdf,
      section,
      'H3',
      title,
      { x, y: rowTop + 8, width },
      { ...textStyles.h3, size: 11.5 },
    )
    rowBottom = Math.max(
      rowBottom,
      writeText(pdf, section, 'P', description, { x, y: below + 2, width }, textStyles.muted),
    )
  })
  return rowBottom
}

function drawRule(pdf: Pdf, y: number, colour: string) {
  drawArtifact(pdf, (doc) => doc.rect(LEFT, y, WIDTH, 0.7).fill(colour))
}
