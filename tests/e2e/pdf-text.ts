import { inflateSync } from 'node:zlib'

/**
 * The words of a PDF as pdfkit writes it, in the order in which they stand in the file, without white space: lines
 * end where they fit, so only the letters can be compared.
 */
export function pdfLetters(file: Buffer): string {
  const source = file.toString('latin1')
  const streams = [...source.matchAll(/stream\n([^]*?)\nendstream/g)].map(([, body]) =>
    inflate(body!),
  )
  const glyphs = streams.filter((stream) => stream.includes('begincmap')).flatMap(glyphsOf)
  const embedded = new Set(
    [...source.matchAll(/\/(F\d+) (\d+) 0 R/g)]
      .filter(([, , id]) => source.includes(`\n${id} 0 obj\n<<\n/Type /Font\n/Subtype /Type0`))
      .map(([, name]) => name!),
  )
  return streams
    .filter((stream) => stream.includes(' Tf'))
    .map((stream) => lettersOf(stream, embedded, glyphs))
    .join('')
    .replaceAll(/\s/g, '')
}

/** What a text looks like among {@link pdfLetters}. */
export const letters = (text: string) => text.replaceAll(/\s/g, '')

/** Where the links of a PDF lead. */
export const pdfLinks = (file: Buffer) =>
  [...file.toString('latin1').matchAll(/\/URI \(([^)]*)\)/g)].map(([, url]) => url!)

function lettersOf(stream: string, embedded: Set<string>, glyphs: string[]): string {
  let isEmbedded = false
  let text = ''
  for (const [, font, code] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|<([\da-f]+)>/g)) {
    if (font) isEmbedded = embedded.has(font)
    else if (isEmbedded)
      text += code!.replaceAll(/.{4}/g, (glyph) => glyphs[Number.parseInt(glyph, 16)] ?? '')
    else text += Buffer.from(code!, 'hex').toString('latin1')
  }
  return text
}

/** What each glyph of the embedded font stands for, from the table that lets viewers copy text. */
const glyphsOf = (table: string) =>
  [...table.matchAll(/\[(<[^\]]*>)\]/g)].flatMap(([, list]) =>
    [...list!.matchAll(/<([^>]*)>/g)].map(([, code]) =>
      Buffer.from(code!.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    ),
  )

function inflate(body: string): string {
  try {
    return inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
  } catch {
    return ''
  }
}
