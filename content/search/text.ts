const combiningMarks = /\p{Mark}/gu
const curlyApostrophes = /[\u2018\u2019]/g

/** Lower case, without accents, so that "francais" finds "Français". */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(combiningMarks, '')
    .replace(curlyApostrophes, "'")
    .toLowerCase()
}

/** A test that holds when every word of `text` occurs somewhere in the given parts. Empty text matches all. */
export function matcherFor(text: string): (parts: readonly string[]) => boolean {
  const words = foldText(text)
    .split(/\s+/)
    .filter((word) => word !== '')
  return function matches(parts) {
    const searched = foldText(parts.join('\n'))
    return words.every((word) => searched.includes(word))
  }
}
