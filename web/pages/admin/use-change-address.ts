import { useCallback } from 'react'
import { useNavigate, type NavigateOptions } from 'react-router-dom'

/**
 * Returns a function that sets or, without a value, removes parameters of the address and keeps the others. It reads the
 * address itself: what is rendered can be a change behind, and two changes in a row must both stay.
 */
export function useChangeAddress() {
  const navigate = useNavigate()
  return useCallback(
    (change: Record<string, string | undefined>, options?: NavigateOptions) => {
      const next = new URLSearchParams(location.search)
      for (const [name, value] of Object.entries(change)) {
        if (value) next.set(name, value)
        else next.delete(name)
      }
      void navigate(`?${next}`, options)
    },
    [navigate],
  )
}
