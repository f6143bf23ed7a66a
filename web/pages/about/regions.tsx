import { regions } from '#content/catalogue/regions.ts'
import { aboutPage } from '#words/pages/about.ts'
import { Section } from '../../components/page-parts/section.tsx'

export function Regions() {
  const { heading, text } = aboutPage.regions
  return (
    <Section title={heading} lead={text}>
      <ul className="regions">
        {regions.map(({ id, name, cities }) => (
          <li key={id} className="border-t-2 border-line pt-4">
            <h3>{name}</h3>
            <ul className="run mt-2">
              {cities.map((place) => (
                <li key={place.id}>{place.city}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  )
}
