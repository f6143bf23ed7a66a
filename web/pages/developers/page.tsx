import { developersPage } from '#words/pages/developers.ts'
import { Closing } from '../../components/page-parts/closing.tsx'
import { PageHero } from '../../components/page-parts/page-hero.tsx'
import { Section } from '../../components/page-parts/section.tsx'
import { unbroken } from '../../components/page-parts/unbroken.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { CodeBlock } from '../mcp-server/code-block.tsx'
import { Parts } from './parts.tsx'

export const meta = developersPage.meta

const { hero, begin, closing } = developersPage

/** The seed of both rosettes: a second figure would not fit in the first flight. */
const SEED = 'api'

export function Component() {
  return (
    <>
      <PageHero
        compact
        title={hero.title}
        lead={hero.text}
        seed={SEED}
        tint="leaf"
        rising="max-lg:hidden"
      >
        <ButtonLink href={hero.description.href} download>
          {hero.description.label}
        </ButtonLink>
        <ButtonLink variant="secondary" href={hero.server.href}>
          {hero.server.label}
        </ButtonLink>
      </PageHero>
      <Section title={begin.heading}>
        <ul className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
          {begin.items.map(({ title, text, code }) => (
            <li
              key={title}
              className="row-span-3 grid min-w-0 grid-rows-subgrid items-start gap-y-0 border-t border-line pt-4"
            >
              <h3>{title}</h3>
              <p className="measure mt-2 mb-3">{unbroken(text)}</p>
              <CodeBlock code={code} what={begin.copyWhat(title)} />
            </li>
          ))}
        </ul>
      </Section>
      <Parts />
      <Closing title={closing.heading} seed={SEED}>
        <p className="measure text-lg">{closing.text}</p>
        <p>
          <ButtonLink href={closing.action.href}>{closing.action.label}</ButtonLink>
        </p>
      </Closing>
    </>
  )
}
