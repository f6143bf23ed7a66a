import { colourAt } from '#content/facts/brand-colour.ts'
import { aboutPage } from '#words/pages/about.ts'
import { Rosette } from '../../components/page-parts/rosette.tsx'
import { Section } from '../../components/page-parts/section.tsx'

export function Why() {
  const { heading, cards } = aboutPage.why
  return (
    <Section title={heading} className="pt-0!">
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {cards.map(({ id, title, description }, index) => (
          <li key={id} className="border-t-2 border-figure pt-4">
            <Rosette seed={id} tint={colourAt(index)} className="size-24" />
            <h3 className="mt-4">{title}</h3>
            <p className="mt-2">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
