import { DATA_FACE, DATA_TOP } from './attributes.ts'
import { TAB_NAME } from './first-paint.ts'

const root = document.documentElement

/** Marks the page that stands at its top, for browsers whose style sheets cannot tell. */
export function markTop() {
  if (CSS.supports('animation-timeline', 'scroll()')) return
  const mark = () => root.toggleAttribute(DATA_TOP, scrollY <= 50)
  addEventListener('scroll', mark, { passive: true })
  mark()
}

/** Loads the display face and shows it; the next pages of the tab have it from the start. */
export function loadFace() {
  document.fonts
    .load('700 1em Bricolage Grotesque')
    .then(() => {
      root.setAttribute(DATA_FACE, '')
      window.name = TAB_NAME
    })
    // Without the face the next page is a first one again.
    .catch(() => {})
}

/** Gives the parts that the first paint left out their true heights: one with each frame, so that none of them is long. */
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
