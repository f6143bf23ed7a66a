import type { Tool } from '@modelcontextprotocol/server'
import { tools } from 'virtual:mcp-list'
import { mcpServerPage } from '#words/pages/mcp-server.ts'
import { Section } from '../../components/page-parts/section.tsx'
import { JsonBlock } from './code-block.tsx'
import { parametersOf } from './parameters.ts'

const words = mcpServerPage.tools

/** Every tool as the server lists it, with its schemas folded. */
export function Tools() {
  return (
    <Section beside isFollowing id={words.id} title={words.heading} lead={words.text}>
      <ul className="border-b border-line">
        {tools.map((tool) => (
          <li key={tool.name} className="border-t border-line">
            <details suppressHydrationWarning>
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its text is deeper than the rule looks */}
              <summary className="fold items-start">
                <div>
                  <h3 className="text-lg">
                    <code>{tool.name}</code>
                  </h3>
                  <Description text={tool.description ?? ''} />
                </div>
              </summary>
              <div className="pb-6">
                <Parameters inputSchema={tool.inputSchema} />
                <Schemas tool={tool} />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** What a tool does; on a phone, a tool that is folded says its first sentence. */
function Description({ text }: { text: string }) {
  const end = text.search(/\. |$/) + 1
  return (
    <p className="mt-1 font-sans font-normal">
      {text.slice(0, end)}
      <span className="in-open:inline! max-sm:hidden">{text.slice(end)}</span>
    </p>
  )
}

function Parameters({ inputSchema }: { inputSchema: object }) {
  const parameters = parametersOf(inputSchema)
  if (parameters.length === 0) return <p className="mt-3 text-sm">{words.noParameters}</p>
  return (
    <dl aria-label={words.parameters} className="mt-3 grid gap-2 text-sm">
      {parameters.map(({ name, isRequired, schema }) => (
        <div key={name}>
          <dt className="font-semibold">
            <code>{name}</code>{' '}
            <span className="font-normal text-muted">
              {schema.type}
              {isRequired && `, ${words.required}`}
            </span>
          </dt>
          <dd>{schema.description}</dd>
        </div>
      ))}
    </dl>
  )
}

function Schemas({ tool }: { tool: Tool }) {
  return (
    <div className="no-print mt-4" role="group" aria-label={words.schemas}>
      <p className="mb-1 text-sm">{words.input}</p>
      <JsonBlock value={tool.inputSchema} />
      <p className="mt-4 mb-1 text-sm">{words.output}</p>
      <JsonBlock value={tool.outputSchema} />
    </div>
  )
}
