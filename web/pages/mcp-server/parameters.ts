/** The part of JSON Schema that our tools use for a parameter. */
type ParameterSchema = {
  type: 'string' | 'integer'
  description?: string
  enum?: string[]
  default?: string | number
  maxLength?: number
  minimum?: number
  maximum?: number
}

export type Parameter = { name: string; isRequired: boolean; schema: ParameterSchema }

/** Lists the parameters that the input schema of a tool describes. */
export function parametersOf(inputSchema: object): Parameter[] {
  const { properties = {}, required = [] } = inputSchema as {
    properties?: Record<string, ParameterSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    isRequired: required.includes(name),
    schema,
  }))
}

/** Reads the arguments of a call from a form whose fields have the names of the parameters; empty ones are left out. */
export function readValues(inputSchema: object, form: FormData): Record<string, string | number> {
  const filled = parametersOf(inputSchema).flatMap(({ name, schema }) => {
    const entry = form.get(name)
    const text = typeof entry === 'string' ? entry.trim() : ''
    return text ? [[name, schema.type === 'integer' ? Number(text) : text] as const] : []
  })
  return Object.fromEntries(filled)
}
