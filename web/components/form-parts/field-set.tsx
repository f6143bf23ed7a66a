import './sheets.css'
import type { ReactNode } from 'react'

/** The place of a sheet in its page. */
export const sheetId = (id: string) => `sheet-${id}`

/** A titled section of a long form, drawn as a sheet of paper; `data-complete` says that nothing in it is missing. */
export function FieldSet({
  id,
  legend,
  hint,
  children,
}: {
  id: string
  legend: string
  hint?: string | undefined
  children: ReactNode
}) {
  return (
    <fieldset id={sheetId(id)} className="sheet">
      <legend className="contents">
        <h3 className="text-2xl">{legend}</h3>
      </legend>
      {hint && <p>{hint}</p>}
      {children}
    </fieldset>
  )
}
