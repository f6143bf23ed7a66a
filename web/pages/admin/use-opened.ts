import { useState } from 'react'

/** Remembers which row of a list is open in a dialog. `opened` is that row in the current list. */
export function useOpened<Row extends { id: string }>(list: { data: { rows: Row[] } | undefined }) {
  const [id, setId] = useState<string>()
  return {
    opened: list.data?.rows.find((row) => row.id === id),
    open: (row: Row) => setId(row.id),
    close: () => setId(undefined),
  }
}
