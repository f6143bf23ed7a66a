import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Resvg } from '@resvg/resvg-js'
import pngToIco from 'png-to-ico'
import subsetFont from 'subset-font'
import type { SocialCard } from '../web/document/social-card.ts'
import { drawSocialCard, drawSwatch, FONT, WIDTH } from './social-picture.ts'

const DISPLAY_FONT = '.cache/bricolage-grotesque-700.ttf'

/** Draws every social picture and icon, as `[file name, bytes]`. */
export async function drawPictures(cards: readonly SocialCard[]): Promise<[string, Uint8Array][]> {
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
    ...cards.map((card): [string, Uint8Array] => [card.file, draw(drawSocialCard(card), WIDTH)]),
    ...cards.flatMap(({ swatch, figure }): [string, Uint8Array][] =>
      swatch && figure.kind === 'rosette' ? [[swatch, Buffer.from(drawSwatch(figure))]] : [],
    ),
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
  const letters = Array.from({ length: 0x17f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i))
  const characters = `${letters.join('')}‘’“”–—…`
  const font = await subsetFont(readFileSync(file), characters, { targetFormat: 'truetype' })
  mkdirSync('.cache', { recursive: true })
  writeFileSync(DISPLAY_FONT, font)
  return DISPLAY_FONT
}
