import type { Context } from 'hono'
import * as z from 'zod/mini'
import { fileTypes, type FileFormat } from '#content/wire/file-formats.ts'
import { actorOf } from '../audit/actor.ts'
import { logAction } from '../audit/log-action.ts'
import type { Database } from '../db/client.ts'
import type { AppEnv } from '../http/context.ts'
import { streamCsv } from '../http/csv.ts'
import type { FileColumn } from '../http/table-file.ts'
import { streamXlsx } from '../http/xlsx.ts'

/** A list that can be saved as a file: its name, its columns, and how the rows after a given one are read. */
export type ExportedList<Query, Row, Id extends string = string> = {
  name: string
  columns: readonly FileColumn<Row, Id>[]
  read: (db: Database, query: Query, last: Row | undefined) => Promise<Row[]>
}

/** The field of an export's query that chooses columns of the screen: their names with commas between them; all if it is missing. */
export function columnsChosenFrom<Row, Id extends string>({
  columns,
}: Pick<ExportedList<never, Row, Id>, 'columns'>) {
  const ids: ReadonlySet<string> = new Set(columns.map(({ id }) => id))
  const isKnown = (text: string) => text.split(',').every((id) => ids.has(id))
  return { columns: z.optional(z.string().check(z.refine(isKnown, 'There is no such column'))) }
}

/** Returns the columns of a file that belong to those of the screen, in the order in which the screen has them. */
const choose = <Row>(columns: readonly FileColumn<Row>[], names: string) =>
  [...new Set(names.split(','))].flatMap((name) => columns.filter(({ id }) => id === name))

/** What a query says about the order and the page: neither leaves out a row. */
const notFilters = new Set(['page', 'size', 'sort', 'order'])

/**
 * Describes an export for the audit log: the list, the format, the columns and the filters. The search is left out, because it
 * may be someone's name or address.
 */
function describeExport(list: string, format: FileFormat, query: object) {
  const filters = Object.entries(query)
    .filter(([name, value]) => value !== undefined && value !== '' && !notFilters.has(name))
    .map(([name, value]) => (name === 'search' ? name : `${name} ${value}`))
  return { list, format, ...(filters.length > 0 && { filters }) }
}

/** Sends the rows of a list that a query leaves as a file, all pages in their order, and logs the export. `name` differs from the list's where its query does. */
export async function sendExport<Query extends object, Row>(
  c: Context<AppEnv>,
  list: ExportedList<Query, Row>,
  format: FileFormat,
  query: Query & { columns?: string | undefined },
  name = list.name,
) {
  const { db } = c.var
  const now = new Date()
  const details = describeExport(list.name, format, query)
  await logAction(db, 'data_exported', actorOf(c), { now, details })
  const columns = query.columns ? choose(list.columns, query.columns) : list.columns
  const readChunk = (last: Row | undefined) => list.read(db, query, last)
  c.header('Content-Type', fileTypes[format])
  const file = `${name}-${now.toISOString().slice(0, 10)}.${format}`
  c.header('Content-Disposition', `attachment; filename="${file}"`)
  return c.body(
    format === 'csv' ? streamCsv(columns, readChunk) : await streamXlsx(name, columns, readChunk),
  )
}
