import type { ReactNode } from 'react'

/** A day and its month, a date such as 2026-07-28, a compound such as "check-in". */
const WHOLE = /(\b\d{1,2} \p{Lu}\p{Ll}+|[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+)/u

/** Sets a text so that no line ends within a date or a compound, unless that is wider than the line. */
export const unbroken = (text: string): ReactNode =>
  text.split(WHOLE).map((part, index) =>
    // What matches stands between the rest.
    index % 2 ? (
      <span key={index} className="inline-block [text-decoration:inherit]">
        {part}
      </span>
    ) : (
      part
    ),
  )
