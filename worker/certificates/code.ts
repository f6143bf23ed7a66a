import { alphabet, inGroups, readLetters, toLetters } from '../crockford.ts'
import { randomBytes } from '../crypto.ts'

/** Letters of a code without its check letter: 75 bits. */
const LENGTH = 15
/** Crockford's check symbol is the value modulo this prime: any one wrong letter, and any two that change places, show. */
const CHECK = 37n

/**
 * Makes a code that nobody can guess, such as `7KXM-2Q9R-T4AB-C0DE`. Its last letter checks the others; a code whose check
 * symbol is not in the alphabet is drawn again.
 */
export function makeCode(): string {
  for (;;) {
    const letters = toLetters(randomBytes(LENGTH))
    const check = alphabet[checkOf(letters)]
    if (check) return inGroups(letters + check)
  }
}

/** Reads a code as someone typed it; returns null if it cannot be one of ours. */
export function readCode(typed: string): string | null {
  const letters = readLetters(typed, LENGTH + 1)
  const isRight = letters && alphabet[checkOf(letters.slice(0, LENGTH))] === letters[LENGTH]
  return isRight ? inGroups(letters) : null
}

function checkOf(letters: string): number {
  const value = Array.from(letters).reduce(
    (sum, letter) => sum * 32n + BigInt(alphabet.indexOf(letter)),
    0n,
  )
  return Number(value % CHECK)
}
