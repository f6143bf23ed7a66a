import { DATA_DISMISS } from './attributes.ts'

/**
 * Closes open menus, which are `<details>`, on Escape or on a click outside them, and the drawer, which browsers close then,
 * when the keyboard leaves it.
 */
export function listenForDismissal() {
  addEventListener('focusin', ({ target }) => {
    const drawer = document.querySelector<HTMLElement>('[popover]')
    const element = target as HTMLElement
    if (element.matches(':focus-visible') && !drawer?.contains(element)) drawer?.hidePopover?.()
  })
  addEventListener('click', (event) => closeMenus(event.target as Node))
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') closeMenus()
  })
}

function closeMenus(except?: Node) {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(`[${DATA_DISMISS}][open]`)) {
    if (except && menu.contains(except)) continue
    if (!except && menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
    menu.open = false
  }
}
