import { mcpServer } from '#content/facts/mcp.ts'
import { mcpServerPage } from '#words/pages/mcp-server.ts'
import { Closing } from '../../components/page-parts/closing.tsx'
import { JumpList } from '../../components/page-parts/jump-list.tsx'
import { PageHero } from '../../components/page-parts/page-hero.tsx'
import { Section } from '../../components/page-parts/section.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { Breakable } from './breakable.tsx'
import { CallTool } from './call-tool.tsx'
import { Connect } from './connect.tsx'
import { CopyCode } from './copy-code.tsx'
import { ExampleCall } from './exchange.tsx'
import { DocumentsAndPrompts, Revisions } from './more-lists.tsx'
import { Tools } from './tools.tsx'

export const meta = mcpServerPage.meta

const { connect, call, tools, more, revisions } = mcpServerPage
const sections = [connect, call, tools, more, revisions].map(({ id, heading }) => ({
  id,
  name: heading,
}))

export function Component() {
  const { hero, facts, build } = mcpServerPage
  return (
    <>
      <PageHero
        title={hero.title}
        lead={hero.text}
        aside={<JumpList label={hero.jumpLabel} items={sections} className="max-lg:hidden" />}
      >
        {/* The address and its button look like one control. Inline, because the sheet of first screens is full. */}
        <p
          className="flex w-full sm:w-auto"
          style={{
            minHeight: '3rem',
            borderRadius: 4,
            background: 'var(--indigo-deep)',
            boxShadow: 'inset 0 0 0 1.5px',
          }}
        >
          <code
            className="font-semibold wrap-anywhere"
            style={{
              margin: 'auto',
              marginInlineStart: 0,
              padding: '4px 12px',
              fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
              fontSize: 'clamp(.6875rem, 3.5vw, .9375rem)',
            }}
          >
            <Breakable text={mcpServer.url} />
          </code>
          <CopyCode
            code={mcpServer.url}
            what={connect.copyWhat(hero.address)}
            style={{ borderStartStartRadius: 0, borderEndStartRadius: 0 }}
          />
        </p>
      </PageHero>
      <Section title={facts.heading}>
        <div className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-2">
          <ExampleCall />
          <ul className="grid gap-4">
            {facts.items.map(({ title, text }) => (
              <li key={title} className="border-t border-line pt-3">
                <h3>{title}</h3>
                <p className="mt-1">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <Connect />
      <CallTool />
      <Tools />
      <DocumentsAndPrompts />
      <Revisions />
      <Closing title={build.heading}>
        <p className="measure text-lg">{build.text}</p>
        <p className="buttons">
          <ButtonLink href={build.tracks.href}>{build.tracks.label}</ButtonLink>
          <ButtonLink variant="secondary" href={build.resources.href}>
            {build.resources.label}
          </ButtonLink>
          <ButtonLink variant="secondary" href={build.api.href}>
            {build.api.label}
          </ButtonLink>
        </p>
      </Closing>
    </>
  )
}
