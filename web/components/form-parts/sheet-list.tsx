import type { ReactNode } from 'react'
import { sheetId } from './field-set.tsx'

/**
 * Lists the sheets of a form beside it, each with a mark that is empty, filled while somebody is in the sheet, and ticked
 * once nothing in it is missing. `children` stand below the list.
 */
export function SheetList({
  sheets,
  children,
}: {
  /** The titles of the sheets by their ids, in the order of the form. */
  sheets: Record<string, string>
  children?: ReactNode
}) {
  return (
    <div className="sheet-list">
      <ol>
        {Object.entries(sheets).map(([id, title]) => (
          <li key={id}>
            <a href={`#${sheetId(id)}`}>{title}</a>
          </li>
        ))}
      </ol>
      {children}
    </div>
  )
}
