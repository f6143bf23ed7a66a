import { readFileSync } from 'node:fs'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { setLines } from '#worker/certificates/set-text.ts'
import { divideIntoRuns } from '#worker/certificates/text-runs.ts'

const readRuns = (text: string) => divideIntoRuns(text, false).map((run) => run.text.trim())

test('digits of Arabic on a certificate read from left to right, although their script is turned around', () => {
  // The typesetting turns every run of this script around, this one back.
  expect(readRuns('فريق ٢٠١٥')).toEqual(['٥١٠٢', 'فريق'])
  expect(readRuns('۲۰۱۵')).toEqual(['۵۱۰۲'])
  expect(readRuns('فريق 2015')).toEqual(['2015', 'فريق'])
  expect(readRuns('Team 2015 (أ)')).toEqual(['Team 2015 (', 'أ', ')'])
})

test('a name that breaks into lines has one typeface, also if only one line has a letter that the display face lacks', () => {
  const doc = new PDFDocument({ font: null as unknown as string })
  for (const face of ['display', 'latin'])
    doc.registerFont(face, readFileSync(`web/public/fonts/certificate-${face}.ttf`))
  const style = { size: 46, comfortable: 30, lines: 3, colour: 'black', isLarge: true }
  const facesOf = (name: string) => {
    const { lines } = setLines(doc, name, style, 480)
    expect(lines.length).toBeGreaterThan(1)
    return [...new Set(lines.flat().map(({ face }) => face))]
  }
  expect(facesOf('Chinonso-Oluwaseun Nwachukwu-Okonkwo Adébáyọ̀ Ifeanyichukwu')).toEqual(['latin'])
  expect(facesOf('Chinonso-Oluwaseun Nwachukwu-Okonkwo Adebayo Ifeanyichukwu')).toEqual(['display'])
})
