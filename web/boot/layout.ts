import { DATA_FACE, DATA_TOP } from './attributes.ts'
import { TAB_NAME } from './first-paint.ts'

const root = document.documentElement

/** Marks the document while it is scrolled to its top, for browsers without scroll-driven animations. */
export function markTop() {
  if (CSS.supports('animation-timeline', 'scroll()')) return
  const mark = () => root.toggleAttribute(DATA_TOP, scrollY <= 50)
  addEventListener('scroll', mark, { passive: true })
  mark()
}

/** Loads the display face and applies it. Never rejects. Later pages in the same tab use it from the start. */
export const loadFace = () =>
  document.fonts
    .load('700 1em Bricolage')
    .then(() => {
      root.setAttribute(DATA_FACE, '')
      window.name = TAB_NAME
    })
    // Without the face, the next page counts as the tab's first again.
    .catch(() => {})

/**
 * Lays out the parts that the first paint skipped, one per frame, to keep frames short. Call it after the display face has
 * loaded: a face that arrives later forces the browser to lay all of them out again in one frame.
 */
export function layOutLateParts() {
  layOut([...document.querySelectorAll<HTMLElement>('main > *, footer, .later, .prose > *')])
}

function layOut(parts: HTMLElement[]) {
  requestAnimationFrame(() => {
    const [part, ...rest] = parts
    part?.style.setProperty('content-visibility', 'visible')
    if (part) setTimeout(layOut, 0, rest)
  })
}
