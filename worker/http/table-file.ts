export type Cell = string | number | Date | null | undefined

/** A column of a file: the column of the screen that it belongs to, its heading, and the cell that a row has in it. */
export type FileColumn<Row, Id extends string = string> = {
  id: Id
  label: string
  cell: (row: Row) => Cell
  /** Its texts are phone numbers. */
  isPhone?: boolean
}

/**
 * Reads a table chunk by chunk, each as the cells of its rows. `readChunk` returns the rows that follow the given one; an
 * empty chunk ends the table.
 */
export async function* linesOf<Row>(
  columns: readonly FileColumn<Row>[],
  readChunk: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Cell[][], void> {
  for (let last: Row | undefined; ;) {
    const rows = await readChunk(last)
    if (rows.length === 0) return
    last = rows.at(-1)
    yield rows.map((row) => columns.map(({ cell }) => cell(row)))
  }
}
