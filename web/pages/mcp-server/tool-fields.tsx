import { mcpServerPage } from '#words/pages/mcp-server.ts'
import { SelectField, TextField } from '../../components/ui/field.tsx'
import { parametersOf, type Parameter } from './parameters.ts'

const { any } = mcpServerPage.call

/** A field for each parameter of a tool, made from its schema. */
export function ToolFields({
  inputSchema,
  values,
}: {
  inputSchema: object
  values: Record<string, string>
}) {
  return parametersOf(inputSchema).map((parameter) => (
    <ToolField key={parameter.name} parameter={parameter} value={values[parameter.name]} />
  ))
}

function ToolField({ parameter, value }: { parameter: Parameter; value: string | undefined }) {
  const { name, isRequired, schema } = parameter
  const common = {
    name,
    label: name,
    className: 'tool-field',
    hint: schema.description,
    optional: !isRequired,
    required: isRequired,
  }
  if (schema.enum) {
    const options = schema.enum.map((choice) => ({ value: choice, label: choice }))
    return <SelectField {...common} placeholder={isRequired ? undefined : any} options={options} />
  }
  if (schema.type === 'integer') {
    return (
      <TextField
        {...common}
        type="number"
        inputMode="numeric"
        min={schema.minimum}
        max={schema.maximum}
        defaultValue={schema.default}
      />
    )
  }
  return (
    <TextField {...common} maxLength={schema.maxLength} autoComplete="off" defaultValue={value} />
  )
}
