import { useEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { teamLimits } from '#content/forms/team.ts'
import { readDraft, type Draft } from '../form/draft.ts'
import { applyDraft } from '../form/restore-draft.ts'
import type { FormHandle } from '../form/use-form.ts'

/** The name of the box that makes the representative the first member. */
export const ON_TEAM = 'representativeOnTeam'

const { least, most } = teamLimits.members
const upTo = (count: number) => Array.from({ length: count }, (_, row) => row)

/** The keys of the rows, and whether the first row is the representative's. */
type List = { rows: number[]; isOnTeam: boolean }

/**
 * Keeps the rows of members. Each row keeps its key when another is added or removed, and so keeps the text in its
 * controls. A draft of the name `draft` may have more rows than the form, or fewer.
 */
export function useMemberRows(
  box: RefObject<HTMLElement | null>,
  { form, draft, start }: { form: FormHandle; draft: string | undefined; start: List },
) {
  const [list, setList] = useState(start)
  const first = useRef(start)
  const shown = useRef(list)
  const pending = useRef<Draft>(undefined)
  const { rows, isOnTeam } = list
  const nextRow = Math.max(...rows) + 1

  useEffect(() => {
    const kept = draft ? readDraft(draft) : undefined
    const element = box.current!.closest('form')!
    const checkbox = element.querySelector<HTMLInputElement>(`[name=${ON_TEAM}]`)!
    const count = kept ? Math.max(least, countMembers(kept)) : first.current.rows.length
    // A draft has a name for the first member only if that is not the representative.
    const isOther = kept && (kept.values[ON_TEAM] === false || 'members.0.name' in kept.values)
    const isListed = kept?.values[ON_TEAM] === true || (checkbox.checked && !isOther)
    checkbox.checked = isListed
    if (kept || isListed !== first.current.isOnTeam) {
      pending.current = kept
      setList({ rows: upTo(Math.min(count, most)), isOnTeam: isListed })
    }
    const startAgain = () => setList(first.current)
    element.addEventListener('reset', startAgain)
    return () => element.removeEventListener('reset', startAgain)
  }, [box, draft])

  useEffect(() => {
    if (shown.current === list) return
    shown.current = list
    if (pending.current) applyDraft(box.current!.closest('form')!, pending.current)
    pending.current = undefined
    form.read()
  })

  const find = (selector: string) => box.current?.querySelector<HTMLInputElement>(selector)

  return {
    rows,
    isOnTeam,
    isFull: rows.length >= most,
    canRemove: rows.length > least,
    add() {
      if (rows.length >= most) return
      // A click made before the app was ready is replayed late: do not take the focus from somebody who is typing by then.
      const isElsewhere = document.activeElement?.matches('input, select, textarea')
      flushSync(() => setList({ rows: [...rows, nextRow], isOnTeam }))
      if (isElsewhere) return
      find(`[name="members.${rows.length}.name"]`)?.focus()
    },
    remove(row: number) {
      flushSync(() => setList({ rows: rows.filter((other) => other !== row), isOnTeam }))
      find('[data-add]')?.focus()
    },
    /** Puts the representative before the members that were typed, or takes them out; returns false if there is no room. */
    setOnTeam(isListed: boolean): boolean {
      const others = isOnTeam ? rows.slice(1) : rows
      const typed = box.current!.querySelectorAll<HTMLInputElement>('[name^="members.0."]')
      const isTyped = [...typed].some(({ value }) => value)
      if (isListed) {
        const kept = isTyped ? others : others.slice(1)
        if (kept.length >= most) return false
        setList({ rows: [nextRow, ...kept], isOnTeam: true })
      } else {
        setList({ rows: others.length < least ? [nextRow, ...others] : others, isOnTeam: false })
      }
      return true
    },
  }
}

function countMembers({ values }: Draft): number {
  const rows = Object.keys(values).map((name) => /^members\.(\d+)\./.exec(name)?.[1])
  return Math.max(0, ...rows.map((row) => (row ? Number(row) + 1 : 0)))
}
