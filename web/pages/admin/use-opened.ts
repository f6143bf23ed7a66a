import { useState } from 'react'

/** Keeps which row of a list is open in a dialog; `opened` is that row as the list shows it now. */
export function useOpened<Row extends { id: string }>(list: { data: { rows: Row[] } | undefined }) {
  const [id, setId] = useState<string>()
  return {
    opened: list.data?.rows.find((row) => row.id === id),
    open: (row: Row) => setId(row.id),
    close: () => setId(undefined),
  }
}
