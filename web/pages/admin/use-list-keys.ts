import { useEffect, type RefObject } from 'react'

/** Where a letter is typed or chooses something. */
const typed = 'input:not([type=radio], [type=checkbox]), select, textarea, dialog'
/** Where the arrow keys have a meaning of their own. */
const steered = 'input, select, textarea, [role=tablist], dialog'

/**
 * Lets the keyboard work in a list: `/` goes to its search, from there the arrow keys to the next and the previous row, whose
 * button Enter presses. While someone types or chooses elsewhere, the keys keep their usual meaning.
 */
export function useListKeys(list: RefObject<HTMLElement | null>) {
  useEffect(() => {
    function move(event: KeyboardEvent) {
      const target = event.target as HTMLElement
      if (event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key === '/') {
        const search = list.current?.querySelector<HTMLElement>('input[type=search]')
        if (!search || target.closest(typed)) return
        event.preventDefault()
        search.focus()
        return
      }
      const isFromSearch = target.matches('input[type=search]') && event.key === 'ArrowDown'
      if (target.closest(steered) && !isFromSearch) return
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('.open-row') ?? [])]
      if (!step || rows.length === 0) return
      const at = rows.indexOf(document.activeElement as HTMLElement)
      // The page scrolls as usual until a row has been reached.
      if (at < 0 && !list.current?.contains(document.activeElement)) return
      event.preventDefault()
      rows[Math.min(rows.length - 1, Math.max(0, at + step))]?.focus()
    }
    document.addEventListener('keydown', move)
    return () => document.removeEventListener('keydown', move)
  }, [list])
}
