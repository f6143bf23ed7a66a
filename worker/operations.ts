import { findTargetHandler, isMiddleware } from 'hono/utils/handler'
import * as z from 'zod/v4/core'
import { app } from './app.ts'
import { validatedBy } from './http/validate.ts'

/** A route of the API with the JSON Schemas of what it validates. */
export type Operation = {
  method: string
  /** As in the route table, such as `/api/teams/mine/:id`. */
  path: string
  inputs: Partial<Record<'json' | 'query' | 'param', object>>
}

/**
 * Lists the routes under /api with what each validates, for the description of the API that the build writes. The Worker itself
 * does not load this. The route for what no other route answers is left out.
 */
export function listOperations(): Operation[] {
  const operations = new Map<string, Operation & { isWhole: boolean }>()
  for (const { method, path, handler } of app.routes) {
    if (method === 'ALL' || !path.startsWith('/api/')) continue
    const name = `${method} ${path}`
    const operation = operations.get(name) ?? { method, path, inputs: {}, isWhole: false }
    operations.set(name, operation)
    const target = findTargetHandler(handler)
    if (!isMiddleware(target)) operation.isWhole = true
    const validated = validatedBy(target)
    if (validated) operation.inputs[validated.target] = describe(validated.schema)
  }
  return [...operations.values()]
    .filter(({ isWhole }) => isWhole)
    .map(({ method, path, inputs }) => ({ method, path, inputs }))
}

function describe(schema: z.$ZodType): object {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  })
  return described
}
