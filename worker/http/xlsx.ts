import { linesOf, type Cell, type FileColumn } from './table-file.ts'

// Excel's limits.
const LONGEST_NAME = 31
const LONGEST_TEXT = 32_767

/** Leaves out what a cell of a workbook cannot hold, besides the control characters, which the library escapes. */
const fitCell = (cell: Cell) =>
  typeof cell === 'string'
    ? cell.slice(0, LONGEST_TEXT).replaceAll(/[\ufffe\uffff]/g, '')
    : (cell ?? null)

/**
 * Streams a table as a workbook of one sheet, whose heading stays in view. Text is stored as text, so a spreadsheet
 * computes no formula and takes no zero off a number; moments are dates, in UTC. `readChunk` as for `linesOf`.
 */
export async function streamXlsx<Row>(
  name: string,
  columns: readonly FileColumn<Row>[],
  readChunk: (last: Row | undefined) => Promise<Row[]>,
): Promise<ReadableStream<Uint8Array>> {
  // Loaded by the first export: no other request needs it.
  const { writeXlsxStream } = await import('hucre/xlsx')
  async function* rows() {
    for await (const lines of linesOf(columns, readChunk))
      for (const cells of lines) yield cells.map(fitCell)
  }
  return writeXlsxStream(rows(), {
    name: name.slice(0, LONGEST_NAME),
    columns: columns.map(({ label }) => ({
      header: label,
      width: 24,
      numFmt: 'yyyy-mm-dd hh:mm',
    })),
    freezePane: { rows: 1 },
  })
}
