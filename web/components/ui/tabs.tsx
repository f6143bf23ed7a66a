import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { DATA_APP_CLICK, DATA_TAB } from '../../boot/attributes.ts'

/** Tabs with a single tab stop: the arrow keys, Home and End move between the tabs and open them. */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  children,
}: {
  label: string
  tabs: readonly { id: Id; label: ReactNode }[]
  selected: Id
  onSelect: (id: Id) => void
  /** The panel of the selected tab. */
  children: ReactNode
}) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (tab && list.current) scrollToCentre(list.current, tab)
  }, [selected])

  function move(event: KeyboardEvent<HTMLElement>) {
    const next = nextIndex(
      event.key,
      // From the focused tab, because keys may be pressed faster than the selected tab is rendered.
      tabs.findIndex((tab) => tab.id === event.currentTarget.getAttribute(DATA_TAB)),
      tabs.length,
      getComputedStyle(event.currentTarget).direction === 'rtl',
    )
    const tab = tabs[next ?? -1]
    if (!tab) return
    event.preventDefault()
    onSelect(tab.id)
    document.getElementById(`${id}-${tab.id}`)?.focus()
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className="tabs no-print">
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected ? `${id}-panel` : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            {...{ [DATA_TAB]: tab.id, [DATA_APP_CLICK]: '' }}
            suppressHydrationWarning
            onClick={() => onSelect(tab.id)}
            onKeyDown={move}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </>
  )
}

function nextIndex(
  key: string,
  index: number,
  count: number,
  isRightToLeft: boolean,
): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === (isRightToLeft ? 'ArrowLeft' : 'ArrowRight')) return (index + 1) % count
  if (key === (isRightToLeft ? 'ArrowRight' : 'ArrowLeft')) return (index - 1 + count) % count
  return undefined
}

// scrollIntoView would scroll the page too.
function scrollToCentre(list: HTMLElement, tab: HTMLElement) {
  const { left, width } = list.getBoundingClientRect()
  const box = tab.getBoundingClientRect()
  list.scrollLeft += box.left + box.width / 2 - left - width / 2
}
