import type { ReactNode } from 'react'

/** A text, and a shorter one for phones. */
export function Brief({ of, children }: { of: string; children: ReactNode }) {
  return (
    <>
      <span className="max-sm:hidden">{children}</span>
      <span className="sm:hidden">{of}</span>
    </>
  )
}
