import { aboutPage } from '#words/pages/about.ts'
import { Benefits } from '../../components/page-parts/benefits.tsx'
import { Section } from '../../components/page-parts/section.tsx'

export function Why() {
  const { heading, cards } = aboutPage.why
  return (
    <Section title={heading} className="pt-0!">
      <Benefits items={cards} />
    </Section>
  )
}
