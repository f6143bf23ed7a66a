import { aboutPage } from '#words/pages/about.ts'
import { Rising } from '../../components/page-parts/rising.tsx'
import { Section } from '../../components/page-parts/section.tsx'

/** The reasons on one sheet of a tint, with one rosette. */
export function Why() {
  const { heading, cards } = aboutPage.why
  return (
    <Section title={heading} className="pt-0!">
      <div className="reasons tinted" data-tint="clay">
        <ul className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
          {cards.map(({ id, title, description }) => (
            <li key={id}>
              <h3>{title}</h3>
              <p className="mt-2">{description}</p>
            </li>
          ))}
        </ul>
        <Rising seed={heading} tint="clay" />
      </div>
    </Section>
  )
}
