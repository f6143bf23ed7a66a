import { useEffect, type RefObject } from 'react'

/**
 * Lets the keyboard work in a list: `/` goes to its search, from there the arrow keys to the next and the previous row, whose button
 * Enter presses. While somebody types or chooses elsewhere, the keys keep their meaning.
 */
export function useListKeys(list: RefObject<HTMLElement | null>) {
  useEffect(() => {
    function move(event: KeyboardEvent) {
      const target = event.target as HTMLElement
      const isSearch = target.matches('input[type=search]')
      const isElsewhere = target.closest('input, select, textarea, [role=tablist], dialog')
      if (
        (isElsewhere && !(isSearch && event.key === 'ArrowDown')) ||
        event.altKey ||
        event.ctrlKey ||
        event.metaKey
      )
        return
      if (event.key === '/') {
        event.preventDefault()
        list.current?.querySelector<HTMLElement>('input[type=search]')?.focus()
        return
      }
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
