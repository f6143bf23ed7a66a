import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while the markup must equal the prerendered page, true right after: then the address may be looked at. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
