/** What a spreadsheet takes for a formula: such a cell gets an apostrophe before it. */
const formula = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/

/** One line of RFC 4180: every cell in quotes. */
export function writeLine(cells: readonly (string | number | null | undefined)[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`
}

function writeCell(cell: string | number | null | undefined): string {
  const text = String(cell ?? '')
  // Spreadsheets skip spaces and line breaks before a formula.
  const safe = formula.test(text.trimStart()) || formula.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/**
 * A file that is written while it is sent: `readChunk` gives the rows after the last one of the chunk before,
 * an empty chunk ends the file. It begins with a byte order mark, by which spreadsheets know UTF-8.
 */
export function streamCsv<Row>(
  heading: readonly string[],
  readChunk: (last: Row | undefined) => Promise<Row[]>,
  toCells: (row: Row) => readonly (string | number | null | undefined)[],
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let last: Row | undefined
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(`\ufeff${writeLine(heading)}`))
    },
    async pull(controller) {
      const rows = await readChunk(last)
      last = rows.at(-1)
      if (last === undefined) controller.close()
      else controller.enqueue(encoder.encode(rows.map((row) => writeLine(toCells(row))).join('')))
    },
  })
}
