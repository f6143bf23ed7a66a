import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { DATA_QUERY } from '../../boot/attributes.ts'
import { chooseFromQuery } from '../../boot/query-choices.ts'

/** Follows links to `?tier=gold` inside the app: fills in the field with `data-query="tier"`, and focuses it. */
export function useQueryChoice(name: string, onChoice: () => void) {
  const { key, search } = useLocation()
  const action = useNavigationType()
  const shown = useRef(key)

  // A layout effect, to run before the form first reads its controls.
  useLayoutEffect(() => chooseFromQuery(), [])

  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    if (action === 'POP' || !new URLSearchParams(search).has(name)) return
    chooseFromQuery(true)
    onChoice()
    document.querySelector<HTMLElement>(`[${DATA_QUERY}=${name}]`)?.focus({ preventScroll: true })
  })
}
