import { useLayoutEffect, useRef } from 'react'
import { foldText, foldWords } from '#content/search/text.ts'

/** Marks the words of a search in the element that gets the ref, where the browser can do so without changing the document. */
export function useMarks<Root extends HTMLElement>(text: string) {
  const root = useRef<Root>(null)
  useLayoutEffect(() => {
    if (!root.current || !('highlights' in CSS)) return
    CSS.highlights.set('found', new Highlight(...findRanges(root.current, foldWords(text))))
    return () => void CSS.highlights.delete('found')
  }, [text])
  return root
}

function* findRanges(root: Element, words: readonly string[]) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { folded, places } = foldPlaces(node.textContent ?? '')
    for (const word of words)
      for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
        const range = new StaticRange({
          startContainer: node,
          startOffset: places[at]!,
          endContainer: node,
          endOffset: places[at + word.length - 1]! + 1,
        })
        yield range
      }
  }
}

/** Folds a text and says for each of the resulting characters where it was before. */
function foldPlaces(text: string) {
  const parts = [...Array(text.length).keys()].map((index) => foldText(text[index]!))
  return {
    folded: parts.join(''),
    places: parts.flatMap((part, index) => Array(part.length).fill(index) as number[]),
  }
}
