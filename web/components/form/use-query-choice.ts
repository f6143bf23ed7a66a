import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { DATA_QUERY } from '../../boot/attributes.ts'
import { chooseFromQuery } from '../../boot/query-choices.ts'

/** Follows a link to `?tier=gold` inside the app: the list with `data-query="tier"` has it chosen and gets the focus. */
export function useQueryChoice(name: string, onChoice: () => void) {
  const { key, search } = useLocation()
  const action = useNavigationType()
  const shown = useRef(key)

  // Before the form reads its controls for the first time.
  useLayoutEffect(() => chooseFromQuery(), [])

  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    if (action === 'POP' || !new URLSearchParams(search).has(name)) return
    chooseFromQuery(true)
    onChoice()
    document
      .querySelector<HTMLElement>(`select[${DATA_QUERY}=${name}]`)
      ?.focus({ preventScroll: true })
  })
}
