const combiningMarks = /\p{Mark}/gu
const curlyApostrophes = /[\u2018\u2019]/g

/** Folds a text to lower case without accents, so that "francais" finds "Français". */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(combiningMarks, '')
    .replace(curlyApostrophes, "'")
    .toLowerCase()
}

/** Returns the words of a search, folded. */
export const foldWords = (text: string) =>
  foldText(text)
    .split(/\s+/)
    .filter((word) => word !== '')

/** Makes a test for whether every word of `text` occurs somewhere in the given parts. An empty text matches everything. */
export function createMatcher(text: string): (parts: readonly string[]) => boolean {
  const words = foldWords(text)
  return function matches(parts) {
    const searched = foldText(parts.join('\n'))
    return words.every((word) => searched.includes(word))
  }
}
