import { drawRosette } from './figures.ts'
import { decorate, group, inks, write, type Look, type Paper } from './paper.ts'

export const LEFT = 56
export const WIDTH = 841.89 - 2 * LEFT
export const HEIGHT = 595.28

export const looks = {
  h2: { face: 'display', size: 38, colour: inks.ink },
  h3: { face: 'display', size: 16, colour: inks.ink },
  lead: { face: 'text', size: 16, colour: inks.ink, gap: 5 },
  body: { face: 'text', size: 12.5, colour: inks.ink, gap: 4 },
  muted: { face: 'text', size: 12, colour: inks.muted, gap: 3 },
  point: { face: 'text', size: 11, colour: inks.ink, gap: 3 },
  small: { face: 'text', size: 9.5, colour: inks.ink, gap: 2.5 },
} satisfies Record<string, Look>

/** Starts a page with a heading; gives its part of the structure and the y below the heading. */
export function openSlide(paper: Paper, heading: string, seed: string) {
  paper.doc.addPage()
  decorate(paper, (doc) => doc.rect(0, 0, doc.page.width, doc.page.height).fill(inks.paper))
  decorate(paper, (doc) => doc.rect(0, 0, 14, doc.page.height).fill(inks.indigo))
  decorate(paper, (doc) => drawRosette(doc, seed, LEFT + WIDTH - 36, 84, 36, inks.ochre))
  const section = group(paper, paper.root, 'Sect')
  const y =
    write(paper, section, 'H2', heading, { x: LEFT, y: 58, width: WIDTH - 110 }, looks.h2) + 20
  return { section, y }
}
