import type { ReactNode } from 'react'

/** A titled section of a long form. */
export function FieldSet({
  legend,
  hint,
  children,
}: {
  legend: string
  hint?: string
  children: ReactNode
}) {
  return (
    <fieldset className="grid gap-6">
      <legend className="contents">
        <h3 className="border-t-2 border-figure pt-4 text-2xl">{legend}</h3>
      </legend>
      {hint && <p className="-mt-4 text-muted">{hint}</p>}
      {children}
    </fieldset>
  )
}
