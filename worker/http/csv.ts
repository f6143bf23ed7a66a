import type { Context } from 'hono'
import type { AppEnv } from './context.ts'

type Cell = string | number | null | undefined

/** A column of a file: its heading, and the cell that a row has in it. */
export type CsvColumn<Row> = readonly [heading: string, cell: (row: Row) => Cell]

/**
 * The first characters that make a spreadsheet run a cell as a formula. Such a cell gets an apostrophe before it:
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const formula = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/

/** Writes one line of RFC 4180: every cell in quotes. */
export function writeLine(cells: readonly Cell[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`
}

function writeCell(cell: Cell): string {
  const text = String(cell ?? '')
  // Spreadsheets skip spaces and line breaks before a formula.
  const safe = formula.test(text.trimStart()) || formula.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/**
 * Streams a file. `readChunk` returns the rows that follow the given one; an empty chunk ends the file. The file begins
 * with a byte order mark, by which spreadsheets recognise UTF-8.
 */
export function streamCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  readChunk: (last: Row | undefined) => Promise<Row[]>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let last: Row | undefined
  return new ReadableStream({
    start(controller) {
      const heading = writeLine(columns.map(([label]) => label))
      controller.enqueue(encoder.encode(`\ufeff${heading}`))
    },
    async pull(controller) {
      const rows = await readChunk(last)
      last = rows.at(-1)
      const lines = rows.map((row) => writeLine(columns.map(([, cell]) => cell(row))))
      if (last === undefined) controller.close()
      else controller.enqueue(encoder.encode(lines.join('')))
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
