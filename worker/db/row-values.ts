import { sql, type Column, type SQL } from 'drizzle-orm'

function mapColumns<Name extends string>(
  columns: Record<Name, Column>,
  toValue: (column: Column, name: string) => SQL,
) {
  const entries = Object.entries<Column>(columns)
  return Object.fromEntries(
    entries.map(([name, column]) => [name, toValue(column, name)]),
  ) as Record<Name, SQL>
}

/** Reads columns from the objects of a `json_each`, each under its own name. */
export const fromJson = <Name extends string>(columns: Record<Name, Column>) =>
  mapColumns(columns, (_, name) => sql`value->>${name}`)

/** Sets columns to the values of the insert that met a conflict, for `ON CONFLICT DO UPDATE`. */
export const fromInsert = <Name extends string>(columns: Record<Name, Column>) =>
  mapColumns(columns, (column) => sql`excluded.${sql.identifier(column.name)}`)
