/** Crockford's Base32: without I, L, O and U. */
export const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUP = 4

/** Writes each byte as a letter, by its lowest five bits. */
export const toLetters = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => alphabet[byte & 31]!).join('')

/**
 * Reads letters as somebody typed them: in any case, with any or no marks between the groups, with O for 0 and I or L for 1.
 * Returns null if they are not `length` letters of the alphabet.
 */
export function readLetters(typed: string, length: number): string | null {
  const letters = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}\p{Pc}\p{Cf}.,:\u2212]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  const isWhole =
    letters.length === length && Array.from(letters).every((letter) => alphabet.includes(letter))
  return isWhole ? letters : null
}

/** Groups letters for people: `7KXM-2Q9R`. */
export const inGroups = (letters: string) =>
  letters.match(new RegExp(`.{${GROUP}}`, 'g'))!.join('-')
