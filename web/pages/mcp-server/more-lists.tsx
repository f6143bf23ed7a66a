import { prompts } from 'virtual:mcp-list'
import { protocolRevisions } from '#content/facts/mcp.ts'
import { mcpWords } from '#words/mcp.ts'
import { mcpServerPage } from '#words/pages/mcp-server.ts'
import { Section } from '../../components/page-parts/section.tsx'
import { SmartLink } from '../../components/ui/smart-link.tsx'

const { more, revisions } = mcpServerPage

/** What the server offers besides tools. */
export function DocumentsAndPrompts() {
  const documents = Object.entries(mcpWords.resources).map(([kind, { description }]) => ({
    name: `mcphack://${kind}s/…`,
    description,
  }))
  return (
    <div className="bg-panel">
      <Section beside id={more.id} title={more.heading} lead={more.text}>
        <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-2">
          <NamedList title={more.documents} items={documents} />
          <NamedList title={more.prompts} items={prompts} />
        </div>
      </Section>
    </div>
  )
}

export function Revisions() {
  return (
    <Section beside id={revisions.id} title={revisions.heading} lead={revisions.text}>
      <ul>
        {protocolRevisions.map((revision) => (
          <li key={revision} className="border-t border-line py-4">
            <h3 className="tabular">{revision}</h3>
            <p className="measure mt-1">{revisions.items[revision]}</p>
            <p className="mt-1 text-sm">
              <SmartLink
                className="link"
                href={`https://modelcontextprotocol.io/specification/${revision}/changelog`}
              >
                {revisions.changes(revision)}
              </SmartLink>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function NamedList({
  title,
  items,
}: {
  title: string
  items: readonly { name: string; description?: string }[]
}) {
  return (
    <div>
      <h3 className="mb-3">{title}</h3>
      <dl>
        {items.map(({ name, description }) => (
          <div key={name} className="border-t border-line py-4">
            <dt className="font-semibold">
              <code>{name}</code>
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
