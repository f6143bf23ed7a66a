import { useSearchParams } from 'react-router-dom'
import { useHydrated } from '../../components/use-hydrated.ts'
import { paths } from '../../paths.ts'

/** Links between the ways to sign in; where the reader wants to go afterwards travels with them. */
export function useViewLink() {
  const isHydrated = useHydrated()
  const [query] = useSearchParams()
  const next = isHydrated ? query.get('next') : null
  return (view?: 'forgot' | 'code') => {
    const values = new URLSearchParams({ ...(view && { view }), ...(next && { next }) })
    return [paths.auth, values.toString()].filter(Boolean).join('?')
  }
}
