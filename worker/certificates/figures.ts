import { encode } from 'uqr'
import { palette } from '#content/facts/print-colours.ts'
import { composeRosette, ROSETTE_RADIUS } from '#content/rosette-rings.ts'

/** pdfkit rejects dashes of zero length; with round caps this one looks like a dot too. */
const DOT = 0.01

/** Draws a rosette centred on (x, y), its holes in the colour of the ground. Lengths are in points. */
export function drawRosette(
  doc: PDFKit.PDFDocument,
  seed: string,
  x: number,
  y: number,
  radius: number,
  colour: string,
  ground: string,
) {
  doc.save()
  doc.translate(x, y).scale(radius / ROSETTE_RADIUS)
  for (const { radius: ring, width, dash, offset, cap, hole } of composeRosette(seed)) {
    if (dash) doc.dash(dash[0] || DOT, { space: dash[1], phase: offset ?? 0 })
    else doc.undash()
    doc
      .strokeColor(hole ? ground : colour)
      .lineWidth(width)
      .lineCap(cap)
      .circle(0, 0, ring)
      .stroke()
  }
  doc.undash().restore()
}

/** Draws an upright hem: rings with an eye down its middle, half lozenges at its edges, and pin-dots between them. */
export function drawHem(
  doc: PDFKit.PDFDocument,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
) {
  const count = Math.round(height / width)
  const step = height / count
  doc.save()
  doc.rect(x, y, width, height).fill(palette.indigoDeep)
  doc.rect(x, y, width, height).clip()
  const pins = 5
  doc.lineCap('round').lineWidth(1).strokeOpacity(0.55)
  for (let pin = 1; pin < pins * 2; pin++) {
    const across = x + (width * pin) / (pins * 2)
    doc.moveTo(across, y).lineTo(across, y + height)
  }
  doc.dash(DOT, { space: width / (pins * 2) - DOT }).stroke(palette.paper)
  doc.undash().strokeOpacity(1)
  for (let ring = 0; ring <= count; ring++) {
    const edge = y + ring * step
    for (const side of [x, x + width]) {
      doc
        .moveTo(side, edge - 6)
        .lineTo(side + (side === x ? 6 : -6), edge)
        .lineTo(side, edge + 6)
      doc.fill(palette.paper)
    }
    const centre = edge + step / 2
    doc.circle(x + width / 2, centre, 9.5).fill(palette.indigoDeep)
    doc
      .circle(x + width / 2, centre, 8)
      .lineWidth(1.6)
      .stroke(palette.paper)
    doc.circle(x + width / 2, centre, 3.2).fill(palette.ochre)
  }
  doc.restore()
}

/** Draws a QR code as a square with its top left corner at (x, y). */
export function drawQrCode(
  doc: PDFKit.PDFDocument,
  text: string,
  { x, y, side, colour }: { x: number; y: number; side: number; colour: string },
) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const cell = side / size
  data.forEach((row, down) => {
    let start = 0
    for (let across = 0; across <= size; across++) {
      if (row[across]) continue
      if (across > start) doc.rect(x + start * cell, y + down * cell, (across - start) * cell, cell)
      start = across + 1
    }
  })
  doc.fill(colour)
}
