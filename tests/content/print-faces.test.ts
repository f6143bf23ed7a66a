import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { printFaces } from '#content/facts/print-faces.ts'

test.each(Object.entries(printFaces))(
  'the typeface “%s” of certificates has every character that it is said to have',
  (face, ranges) => {
    const font = create(readFileSync(`web/public/fonts/certificate-${face}.ttf`))
    const missing = ranges
      .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
      .filter((codePoint) => /\p{Assigned}/u.test(String.fromCodePoint(codePoint)))
      .filter((codePoint) => !font.hasGlyphForCodePoint(codePoint))
    expect(missing.map((codePoint) => codePoint.toString(16))).toEqual([])
  },
)
