import { flushSync } from 'react-dom'

/** As the `ref` of what takes the place of something else: it takes the focus too, and so is announced. */
export const takeFocus = (element: HTMLElement | null) => element?.focus()

/** Makes a change that may take away, or has taken away, what had the focus: then the focus goes to the heir. */
export function changeUnderFocus(
  change: () => void,
  findHeir: () => HTMLElement | null | undefined,
) {
  flushSync(change)
  if (document.activeElement === document.body) findHeir()?.focus()
}
