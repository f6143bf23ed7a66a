import { event } from '#content/facts/event.ts'
import { aboutPage } from '#words/pages/about.ts'
import { Section } from '../../components/page-parts/section.tsx'
import { Bars, Dots, Hundred } from '../../components/page-parts/stat-pictures.tsx'
import { unbroken } from '../../components/page-parts/unbroken.tsx'

/** What the numbers count. */
const pictures = {
  servers: <Bars count={Number(aboutPage.building.cards[0].stat.number)} />,
  commons: <Hundred />,
  skills: <Bars count={event.weeks} />,
  network: <Dots count={event.cities} rows={4} />,
}

export function Building() {
  const { heading, cards } = aboutPage.building
  return (
    <div className="bg-panel">
      <Section title={heading}>
        <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {cards.map(({ id, title, description, stat }) => (
            <li key={id} className="drawn">
              <div className="text-ochre">
                {pictures[id]}
                <p className="text-sm text-muted sm:text-base">
                  <span className="numeral">{stat.number}</span> {stat.label}
                </p>
              </div>
              <div>
                <h3>{title}</h3>
                <p className="mt-2">{unbroken(description)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
