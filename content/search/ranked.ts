import { foldText } from './text.ts'

/**
 * Ranks the items that contain words of `text`, best first: a word in the first part counts twice. Items with less than
 * half of the best score are left out. Unlike `createMatcher` this suits whole questions, as assistants ask them.
 */
export function rankByWords<Item>(
  text: string,
  items: readonly Item[],
  partsOf: (item: Item) => readonly string[],
): Item[] {
  const words = [...new Set(foldText(text).match(/[\p{Letter}\p{Number}]{3,}/gu))]
  const scored = items.map((item) => {
    const [first = '', ...rest] = partsOf(item).map(foldText)
    const score = words.reduce(
      (sum, word) =>
        sum + (first.includes(word) ? 2 : rest.some((part) => part.includes(word)) ? 1 : 0),
      0,
    )
    return { item, score }
  })
  const best = Math.max(0, ...scored.map(({ score }) => score))
  return scored
    .filter(({ score }) => score > 0 && score * 2 >= best)
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item)
}
