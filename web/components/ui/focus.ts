import { flushSync } from 'react-dom'

/** Focuses an element when it appears. Used as the `ref` of content that replaces other content, so that it is announced. */
export function takeFocus(element: HTMLElement | null) {
  if (!element) return
  // A dialog that has yet to open gives the focus to what is marked.
  element.autofocus = true
  element.focus()
}

/** Makes a change that may remove or have removed the focused element, and then moves the focus to the fallback. */
export function changeAndRestoreFocus(
  change: () => void,
  findFallback: () => HTMLElement | null | undefined,
) {
  flushSync(change)
  if (document.activeElement === document.body) findFallback()?.focus()
}
