import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Resvg } from '@resvg/resvg-js'
import pngToIco from 'png-to-ico'
import subsetFont from 'subset-font'
import { composeRosette } from '../web/components/page-parts/rosette-rings.ts'
import { escapeXml } from '../web/site-files/xml.ts'

/** The content of one social picture. */
export type Card = { file: string; title: string; eyebrow: string; seed: string }

const WIDTH = 1200
const HEIGHT = 630
const FONT = 'Bricolage Grotesque'
const DISPLAY_FONT = '.cache/bricolage-grotesque-700.ttf'

/** Draws every social picture and icon, as `[file name, bytes]`. */
export async function drawPictures(cards: readonly Card[]): Promise<[string, Uint8Array][]> {
  const font = await writeDisplayFont()
  const draw = (svg: string, width: number) =>
    new Resvg(svg, {
      fitTo: { mode: 'width', value: width },
      font: { fontFiles: [font], loadSystemFonts: false, defaultFontFamily: FONT },
    })
      .render()
      .asPng()
  const icon = readFileSync('web/public/favicon.svg', 'utf8')
  return [
    ...cards.map((card): [string, Uint8Array] => [card.file, draw(cardSvg(card), WIDTH)]),
    ['icon-192.png', draw(icon, 192)],
    ['icon-512.png', draw(icon, 512)],
    ['apple-touch-icon.png', draw(icon, 180)],
    // Browsers without SVG icons ask for it unbidden.
    [
      'favicon.ico',
      await pngToIco([draw(icon, 16), draw(icon, 32)].map((png) => Buffer.from(png))),
    ],
  ]
}

/** Writes the display face as TrueType, which the rasteriser and the PDF writer can read. Returns the file's path. */
export async function writeDisplayFont(): Promise<string> {
  const file = createRequire(import.meta.url).resolve(
    '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2',
  )
  const characters = Array.from({ length: 0x17f - 0x20 }, (_, i) =>
    String.fromCodePoint(0x20 + i),
  ).join('')
  const font = await subsetFont(readFileSync(file), characters, { targetFormat: 'truetype' })
  mkdirSync('.cache', { recursive: true })
  writeFileSync(DISPLAY_FONT, font)
  return DISPLAY_FONT
}

function cardSvg({ title, eyebrow, seed }: Card): string {
  const size = title.length > 60 ? 56 : title.length > 34 ? 68 : title.length > 18 ? 80 : 88
  const lines = wrap(title, Math.floor(620 / (size * 0.53)))
  const top = 330 - ((lines.length - 1) * size * 1.06) / 2 + size * 0.3
  const figure = composeRosette(seed)
    .map(
      ({ radius, width, dash, offset, cap, hole }) =>
        `<circle r="${radius}"${hole ? ' stroke="#1d2370"' : ''} stroke-width="${width}" stroke-linecap="${cap}"${dash ? ` stroke-dasharray="${dash.join(' ')}" stroke-dashoffset="${offset}"` : ''}/>`,
    )
    .join('')
  const text = lines
    .map(
      (line, i) =>
        `<text x="80" y="${top + i * size * 1.06}" font-size="${size}" letter-spacing="${-size * 0.015}">${escapeXml(line)}</text>`,
    )
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="${FONT}" font-weight="700">
<defs><pattern id="print" width="40" height="40" patternUnits="userSpaceOnUse"><g fill="#fbf8f1" fill-opacity=".13"><circle cx="20" cy="20" r="1.8"/><path d="M0-4 4 0 0 4-4 0zM40-4 44 0 40 4 36 0zM0 36 4 40 0 44-4 40zM40 36 44 40 40 44 36 40z"/></g></pattern></defs>
<rect width="100%" height="100%" fill="#1d2370"/><rect width="100%" height="100%" fill="url(#print)"/>
<g transform="translate(960 315) scale(2)" fill="none" stroke="#e8a317">${figure}</g>
<text x="80" y="110" font-size="34" fill="#e8a317">${escapeXml(eyebrow)}</text>
<g fill="#fbf8f1">${text}</g>
<text x="80" y="560" font-size="30" fill="#c9cbe8">mcphack.africa</text></svg>`
}

function wrap(text: string, maxLength: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= maxLength)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
