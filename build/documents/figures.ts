import { cities } from '../../content/facts/cities.ts'
import { hubs } from '../../content/facts/hubs.ts'
import { palette } from '../../content/facts/print-colours.ts'
import { DOT_STEP, MAP_NORTH, MAP_WEST } from '../../web/components/hubs/map-geometry.ts'
import { computeAfricaRuns } from '../africa.ts'

/** pdfkit rejects dashes of zero length; with round caps this one looks like a dot too. */
const DOT = 0.01

/** Fills a rectangle with printed cloth: rows of dots and small lozenges, one tile that the viewer repeats. */
export function drawCloth(doc: PDFKit.PDFDocument, width: number, height: number, ground: string) {
  const tile = '1 J 2 w 6 6 m 6 6 l S 18 15.4 m 20.6 18 l 18 20.6 l 15.4 18 l f'
  doc.rect(0, 0, width, height).fill(ground)
  doc.save().fillOpacity(0.12).strokeOpacity(0.12)
  doc.rect(0, 0, width, height).fill([doc.pattern([0, 0, 24, 24], 24, 24, tile), palette.white])
  doc.restore()
  doc.fillOpacity(1).strokeOpacity(1)
}

const runs = computeAfricaRuns()

/** Width and height of the map in degrees. */
export const MAP_SIZE = { width: 77, height: 75 }

/** Projects a place onto a map whose top left corner is at (x, y), with `scale` points to a degree. */
export const project = (
  x: number,
  y: number,
  scale: number,
  place: { longitude: number; latitude: number },
) => [x + (place.longitude - MAP_WEST) * scale, y + (MAP_NORTH - place.latitude) * scale] as const

/** Draws Africa as dots with the hubs highlighted: one ring around a confirmed hub, two around the headquarters. */
export function drawMap(
  doc: PDFKit.PDFDocument,
  x: number,
  y: number,
  scale: number,
  colours: { land: string; city: string },
) {
  const spot = (place: { longitude: number; latitude: number }) => project(x, y, scale, place)
  doc.save()
  // With round caps, dashes of almost no length are dots, so one line draws a whole row.
  doc
    .lineCap('round')
    .lineWidth(scale * DOT_STEP * 0.4)
    .dash(DOT, { space: DOT_STEP * scale - DOT })
  for (const [longitude, latitude, count] of runs) {
    const [start, end] = [longitude, longitude + (count - 1) * DOT_STEP + DOT].map((degrees) =>
      spot({ longitude: degrees, latitude }),
    )
    doc.moveTo(...start!).lineTo(...end!)
  }
  doc.stroke(colours.land).undash()
  for (const place of cities) doc.circle(...spot(place), scale * 0.45)
  doc.fill(colours.city)
  doc.strokeColor(palette.ochre).lineWidth(scale * 0.26)
  for (const hub of hubs) {
    const [cx, cy] = spot(hub)
    doc.circle(cx, cy, scale * 0.8)
    if (hub.isConfirmed) doc.fillAndStroke(palette.ochre, palette.ochre)
    else doc.stroke()
    if (hub.isConfirmed) doc.circle(cx, cy, scale * 1.5).stroke()
    if (hub.isMain) doc.circle(cx, cy, scale * 2.2).stroke()
  }
  doc.restore()
}
