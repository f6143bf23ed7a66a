import type { Context } from 'hono'
import { bracketCallingCode } from '#content/format/phones.ts'
import type { AppEnv } from './context.ts'
import { linesOf, type Cell, type FileColumn } from './table-file.ts'

/**
 * The places where a spreadsheet would begin a formula, which get an apostrophe:
 * https://owasp.org/www-community/attacks/CSV_Injection. They are the start of a cell, and every place after a list separator
 * or a line break: a spreadsheet of another region, or a hurried import, may end a cell there. Spreadsheets skip spaces and
 * quotation marks before a formula.
 */
const formulaStarts = /(?:^|(?<=[,;|\t\r\n]))(?=[\s"]*[=+\-@\uff1d\uff0b\uff0d\uff20])|^(?=[\t\r])/g

/** Writes one line of RFC 4180: every cell in quotes. */
export function writeLine(cells: readonly Cell[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`
}

function writeCell(cell: Cell): string {
  const text = cell instanceof Date ? cell.toISOString() : String(cell ?? '')
  return `"${text.replace(formulaStarts, "'").replaceAll('"', '""')}"`
}

/** Lets a column of phone numbers need no apostrophe. */
const withoutPluses = <Row>(column: FileColumn<Row>): FileColumn<Row> => ({
  ...column,
  cell: (row) => {
    const cell = column.cell(row)
    return column.isPhone && typeof cell === 'string' ? bracketCallingCode(cell) : cell
  },
})

/**
 * Streams a table as CSV, which begins with a byte order mark, by which spreadsheets recognise UTF-8. `readChunk` as for
 * `linesOf`.
 */
export function streamCsv<Row>(
  columns: readonly FileColumn<Row>[],
  readChunk: (last: Row | undefined) => Promise<Row[]>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const chunks = linesOf(columns.map(withoutPluses), readChunk)
  return new ReadableStream({
    start(controller) {
      const heading = writeLine(columns.map(({ label }) => label))
      controller.enqueue(encoder.encode(`\ufeff${heading}`))
    },
    async pull(controller) {
      const { value, done } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value.map(writeLine).join('')))
    },
  })
}

/** Answers with a file to be saved under that name. */
export function sendCsv(
  c: Context<AppEnv>,
  name: string,
  file: string | ReadableStream<Uint8Array>,
) {
  c.header('Content-Type', 'text/csv; charset=utf-8')
  c.header('Content-Disposition', `attachment; filename="${name}"`)
  return c.body(file)
}
