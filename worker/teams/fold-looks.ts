import { lookAlikes } from './look-alikes.ts'

const plainLooks = new Map(
  Object.entries(lookAlikes).flatMap(([looks, characters]) =>
    Array.from(characters).map((character) => [character, looks] as const),
  ),
)

/**
 * Folds a name to what a reader sees, whatever alphabet its letters come from, so that two names that look the same become the
 * same text. Case, accents and invisible characters do not count. For names that already existed, the migration that added the
 * column does the last step.
 */
export function foldLooks(name: string): string {
  const letters = name
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/[\p{Mark}\p{Cf}]/gu, '')
  return Array.from(letters)
    .map((letter) => {
      const small = letter.toLowerCase()
      return plainLooks.get(letter) ?? plainLooks.get(small) ?? small
    })
    .join('')
    .replace(/[i1|]/g, 'l')
    .replaceAll('0', 'o')
    .replaceAll('m', 'rn')
    .replace(/\s+/g, ' ')
    .trim()
}
