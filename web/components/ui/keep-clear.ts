const CONTROLS = ':is(main, dialog) :is(input, button, select, textarea, label, code)'
/** What a person is about to use next. */
const NEEDED = ':checked, [type=checkbox], [type=submit], [aria-invalid]'

/**
 * Keeps a toast from covering what it speaks of: it moves to the head of the window where it would cover less there,
 * again whenever the focus moves or the page comes to rest. Returns a function that ends this.
 */
export function keepClear(card: HTMLElement): () => void {
  const { style } = card.parentElement!
  const place = (top: string, bottom: string) => {
    Object.assign(style, { top, bottom })
    return countCovered(card)
  }
  function settle() {
    const atFoot = place('', '')
    if (atFoot > 0 && place('calc(var(--bar) + .5rem)', 'auto') >= atFoot) place('', '')
  }
  settle()
  document.addEventListener('focusin', settle)
  document.addEventListener('scrollend', settle)
  return () => {
    document.removeEventListener('focusin', settle)
    document.removeEventListener('scrollend', settle)
    place('', '')
  }
}

/**
 * Counts the controls under a toast; one that is about to be used counts as ten. The one with the focus outweighs all others:
 * it may be pressed this very moment.
 */
function countCovered(card: HTMLElement): number {
  const over = card.getBoundingClientRect()
  let count = 0
  for (const control of document.querySelectorAll(CONTROLS)) {
    const { top, bottom, left, right } = control.getBoundingClientRect()
    const isUnder = top < over.bottom && bottom > over.top && left < over.right && right > over.left
    if (isUnder && !card.contains(control))
      count += control.matches(':focus') ? 999 : control.matches(NEEDED) ? 10 : 1
  }
  return count
}
