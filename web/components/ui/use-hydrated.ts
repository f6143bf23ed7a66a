import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Returns false during hydration, when the markup must equal the prerendered page, and true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
