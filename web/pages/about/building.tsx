import { aboutPage } from '#words/pages/about.ts'
import { Section } from '../../components/page-parts/section.tsx'

export function Building() {
  const { heading, cards } = aboutPage.building
  return (
    <div className="bg-panel">
      <Section title={heading}>
        <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {cards.map(({ id, title, description, stat }) => (
            <li key={id} className="border-t-2 border-figure pt-4">
              <p className="text-muted">
                <span className="numeral mb-1 block text-5xl text-accent">{stat.number}</span>{' '}
                {stat.label}
              </p>
              <h3 className="mt-4">{title}</h3>
              <p className="mt-2">{description}</p>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
