import { randomBytes } from '../crypto.ts'

/** Crockford's Base32: without I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Letters of a code without the one that checks it: 75 bits. */
const LENGTH = 15
const GROUP = 4
/** Crockford's check symbol is the value modulo this prime: any one wrong letter, and any two that change places, show. */
const CHECK = 37n

/**
 * Makes a code that nobody can guess, such as `7KXM-2Q9R-T4AB-C0DE`. Its last letter checks the others; codes for which that
 * would be no letter of the alphabet are drawn again.
 */
export function makeCode(): string {
  for (;;) {
    const letters = Array.from(randomBytes(LENGTH), (byte) => alphabet[byte & 31]!).join('')
    const check = alphabet[checkOf(letters)]
    if (check) return inGroups(letters + check)
  }
}

/**
 * Reads a code as somebody typed it: in any case, with any or no marks between the groups, with O for 0 and I or L for 1.
 * Returns null if it can be no code of ours.
 */
export function readCode(typed: string): string | null {
  const letters = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}\p{Pc}\p{Cf}.,:\u2212]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  if (
    letters.length !== LENGTH + 1 ||
    Array.from(letters).some((letter) => !alphabet.includes(letter))
  )
    return null
  const isRight = alphabet[checkOf(letters.slice(0, LENGTH))] === letters[LENGTH]
  return isRight ? inGroups(letters) : null
}

function checkOf(letters: string): number {
  const value = Array.from(letters).reduce(
    (sum, letter) => sum * 32n + BigInt(alphabet.indexOf(letter)),
    0n,
  )
  return Number(value % CHECK)
}

const inGroups = (letters: string) => letters.match(new RegExp(`.{${GROUP}}`, 'g'))!.join('-')
