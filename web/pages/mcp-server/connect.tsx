import type { ReactNode } from 'react'
import { mcpClients } from '#content/catalogue/mcp-clients.ts'
import { mcpServer } from '#content/facts/mcp.ts'
import { composeCurl } from '#content/wire/mcp-call.ts'
import { mcpServerPage } from '#words/pages/mcp-server.ts'
import { Section } from '../../components/page-parts/section.tsx'
import { SmartLink } from '../../components/ui/smart-link.tsx'
import { Breakable } from './breakable.tsx'
import { CodeBlock } from './code-block.tsx'
import { exampleCall } from './example-call.ts'

const { connect: words, terminal } = mcpServerPage
const curl = composeCurl(mcpServer.url, exampleCall.name, exampleCall.values)

/** What to copy into each client, and the same without any client. */
export function Connect() {
  return (
    <Section
      beside
      id={words.id}
      title={words.heading}
      lead={words.text}
      isFollowing
      className="pt-0!"
    >
      <ul className="border-b border-line">
        {mcpClients.map((client, index) => (
          <Client key={client.id} name={client.name} isFirst={index === 0} text={client.steps}>
            {client.file && (
              <p className="mb-1 text-sm">
                {words.file}{' '}
                <code className="wrap-anywhere">
                  <Breakable text={client.file} />
                </code>
              </p>
            )}
            <CodeBlock code={client.code} what={words.copyWhat(client.name)} />
            <p className="mt-3">
              <SmartLink className="link" href={client.docs}>
                {words.docs(client.name)}
              </SmartLink>
            </p>
          </Client>
        ))}
        <Client name={terminal.name} text={terminal.text}>
          <CodeBlock code={curl} what={words.copyWhat(terminal.name)} />
        </Client>
      </ul>
    </Section>
  )
}

/** One client; opening it closes the others. */
function Client({
  name,
  text,
  isFirst = false,
  children,
}: {
  name: string
  text: string
  isFirst?: boolean
  children: ReactNode
}) {
  return (
    <li className="border-t border-line">
      <details name={words.id} open={isFirst} suppressHydrationWarning>
        <summary className="fold">
          <h3>{name}</h3>
        </summary>
        <div className="pb-6">
          <p className="measure mb-3">{text}</p>
          {children}
        </div>
      </details>
    </li>
  )
}
