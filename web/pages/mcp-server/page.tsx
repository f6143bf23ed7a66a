import { mcpServer } from '#content/facts/mcp.ts'
import { mcpServerPage } from '#words/pages/mcp-server.ts'
import { JumpList } from '../../components/page-parts/jump-list.tsx'
import { PageHero } from '../../components/page-parts/page-hero.tsx'
import { Section } from '../../components/page-parts/section.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { CallTool } from './call-tool.tsx'
import { Connect } from './connect.tsx'
import { CopyCode } from './copy-code.tsx'
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
        <code className="w-full text-lg font-semibold break-all">{mcpServer.url}</code>
        <CopyCode code={mcpServer.url} name={hero.address} />
      </PageHero>
      <Section title={facts.heading}>
        <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
          {facts.items.map(({ title, text }) => (
            <li key={title} className="border-t-2 border-figure pt-4">
              <h3>{title}</h3>
              <p className="mt-2">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Connect />
      <CallTool />
      <Tools />
      <DocumentsAndPrompts />
      <Revisions />
      <div className="cloth cloth-print">
        <div className="wrap grid gap-6 py-16 lg:py-24">
          <h2>{build.heading}</h2>
          <p className="measure text-lg text-muted">{build.text}</p>
          <p className="buttons">
            <ButtonLink href={build.tracks.href}>{build.tracks.label}</ButtonLink>
            <ButtonLink variant="secondary" href={build.resources.href}>
              {build.resources.label}
            </ButtonLink>
            <ButtonLink variant="secondary" href={build.api.href}>
              {build.api.label}
            </ButtonLink>
          </p>
        </div>
      </div>
    </>
  )
}
