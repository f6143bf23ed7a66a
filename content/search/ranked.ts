import { foldText } from './text.ts'

/**
 * Makes a search that ranks the items containing words of a text, best first: a word in the first part counts twice. Items
 * with less than half of the best score are left out. Unlike `createMatcher` this suits whole questions, as assistants ask
 * them. The parts are folded by the first search and kept for all later ones.
 */
export function createRanking<Item>(
  items: readonly Item[],
  partsOf: (item: Item) => readonly string[],
): (text: string) => Item[] {
  let folded: { item: Item; first: string; rest: string[] }[] | undefined
  return function rank(text) {
    folded ??= items.map((item) => {
      const [first = '', ...rest] = partsOf(item).map(foldText)
      return { item, first, rest }
    })
    const words = [...new Set(foldText(text).match(/[\p{Letter}\p{Number}]{3,}/gu))]
    const scored = folded.map(({ item, first, rest }) => {
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
}
