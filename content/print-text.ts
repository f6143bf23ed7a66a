import { printFaces, type PrintFace } from './facts/print-faces.ts'

const faces = Object.entries(printFaces).map(([face, ranges]) => {
  const within = ranges.map(
    ([first, last]) => `\\u{${first.toString(16)}}-\\u{${last.toString(16)}}`,
  )
  return [face as PrintFace, new RegExp(`^[${within.join('')}]$`, 'u')] as const
})

/** Zero-width characters that join or separate two letters. */
const joiner = /[\u200c\u200d]/
/** More than four marks on one letter, which would run into the next line. */
const heap = /(\p{M}{4})\p{M}+/gu

/** Returns the typeface that has a character, or undefined if none does. */
export const faceOf = (character: string): PrintFace | undefined =>
  faces.find(([, pattern]) => pattern.test(character))?.[0]

/** Tells whether the display typeface has every Latin character of a text. */
export const isOfDisplay = (text: string): boolean =>
  Array.from(text).every((character) => faceOf(character) !== 'latin')

/** Returns a text as it can be printed: without emoji, letters of other scripts, and heaps of marks. */
export function keepPrintable(text: string): string {
  const kept = Array.from(text.normalize('NFC')).filter(
    (character) => faceOf(character) || joiner.test(character),
  )
  return (
    kept
      .join('')
      // A joiner that joined emoji.
      .replace(/(?<![\p{L}\p{M}])[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{M}])/gu, '')
      .replace(heap, '$1')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

/** Tells whether a text can be printed as it is. */
export const isPrintable = (text: string): boolean => keepPrintable(text) === text.normalize('NFC')
