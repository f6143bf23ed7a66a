import { mcpClients } from '#content/catalogue/mcp-clients.ts'
import { mcpServer } from '#content/facts/mcp.ts'
import { composeCurl } from '#content/wire/mcp-call.ts'
import { mcpServerPage } from '#words/pages/mcp-server.ts'
import { Section } from '../../components/page-parts/section.tsx'
import { SmartLink } from '../../components/ui/smart-link.tsx'
import { CodeBlock } from './code-block.tsx'
import { CopyCode } from './copy-code.tsx'
import { exampleCall } from './example-call.ts'

const { connect: words, terminal } = mcpServerPage
const curl = composeCurl(mcpServer.url, exampleCall.name, exampleCall.values)

/** What to copy into each client, and the same without any client. */
export function Connect() {
  return (
    <Section id={words.id} title={words.heading} lead={words.text}>
      <ul className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
        {mcpClients.map((client) => (
          <li key={client.id} className="min-w-0 border-t border-line pt-4">
            <h3>{client.name}</h3>
            <p className="measure mt-1 mb-3 text-muted">{client.steps}</p>
            {client.file && (
              <p className="mb-1 text-sm">
                {words.file} <code className="break-all">{client.file}</code>
              </p>
            )}
            <CodeBlock code={client.code} />
            <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
              <CopyCode code={client.code} name={client.name} />
              <SmartLink className="link" href={client.docs}>
                {words.docs(client.name)}
              </SmartLink>
            </p>
          </li>
        ))}
        <li className="min-w-0 border-t border-line pt-4 lg:col-span-2">
          <h3>{terminal.name}</h3>
          <p className="measure mt-1 mb-3 text-muted">{terminal.text}</p>
          <CodeBlock code={curl} />
          <p className="mt-3">
            <CopyCode code={curl} name={terminal.name} />
          </p>
        </li>
      </ul>
    </Section>
  )
}
