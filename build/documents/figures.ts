import { hubs, regions } from '../../content/hubs.ts'
import { rosette, ROSETTE_RADIUS } from '../../web/rosette.ts'
import { africaRuns } from '../africa.ts'
import { inks } from './paper.ts'

/** pdfkit refuses dashes of no length; with round caps this one is a point too. */
const POINT = 0.01

/** A rosette with its middle at (x, y). */
export function drawRosette(doc: PDFKit.PDFDocument, seed: string, x: number, y: number, radius: number, colour: string) {
  doc.save()
  doc.translate(x, y).scale(radius / ROSETTE_RADIUS).strokeColor(colour)
  for (const { radius: ring, width, dash, offset, cap } of rosette(seed)) {
    if (dash) doc.dash(dash[0] || POINT, { space: dash[1], phase: offset ?? 0 })
    else doc.undash()
    doc.lineWidth(width).lineCap(cap).circle(0, 0, ring).stroke()
  }
  doc.undash().restore()
}

/** A rectangle of printed cloth: rows of points and small lozenges. */
export function drawCloth(doc: PDFKit.PDFDocument, width: number, height: number, ground: string, step = 22) {
  doc.rect(0, 0, width, height).fill(ground)
  doc.save()
  doc.rect(0, 0, width, height).clip()
  doc.fillColor(inks.white).fillOpacity(0.1)
  for (let y = 0; y <= height + step; y += step) {
    for (let x = 0; x <= width + step; x += step) {
      doc.circle(x + step / 2, y + step / 2, 1)
      doc.polygon([x, y - 2.2], [x + 2.2, y], [x, y + 2.2], [x - 2.2, y])
    }
  }
  doc.fill()
  doc.restore()
  doc.fillOpacity(1)
}

const STEP = 1.5
const WEST = -19
const NORTH = 38.5
const runs = africaRuns()

/** Width and height of the map in degrees. */
export const MAP_SIZE = { width: 77, height: 75 }

/** Where a place stands on a map whose upper left corner is (x, y), `scale` points to a degree. */
export const spotOn = (x: number, y: number, scale: number, place: { longitude: number; latitude: number }) =>
  [x + (place.longitude - WEST) * scale, y + (NORTH - place.latitude) * scale] as const

/** Africa as dots with the hubs lit, confirmed ones ringed, the headquarters twice. */
export function drawMap(doc: PDFKit.PDFDocument, x: number, y: number, scale: number, colours: { land: string; city: string }) {
  const spot = (place: { longitude: number; latitude: number }) => spotOn(x, y, scale, place)
  doc.save().fillColor(colours.land)
  for (const [longitude, latitude, count] of runs) {
    for (let i = 0; i < count; i++) {
      const [cx, cy] = spot({ longitude: longitude + i * STEP, latitude })
      doc.circle(cx, cy, scale * 0.3)
    }
  }
  doc.fill()
  for (const place of regions.flatMap(({ cities }) => cities)) doc.circle(...spot(place), scale * 0.45)
  doc.fill(colours.city)
  doc.strokeColor(inks.ochre).lineWidth(scale * 0.26)
  for (const hub of hubs) {
    const [cx, cy] = spot(hub)
    doc.circle(cx, cy, scale * 0.8)
    if (hub.isConfirmed) doc.fillAndStroke(inks.ochre, inks.ochre)
    else doc.stroke()
    if (hub.isConfirmed) doc.circle(cx, cy, scale * 1.5).stroke()
    if (hub.isMain) doc.circle(cx, cy, scale * 2.2).stroke()
  }
  doc.restore()
}
