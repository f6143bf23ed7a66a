import { prizes } from '#content/catalogue/judging.ts'
import { tracksPage } from '#words/pages/tracks.ts'
import { Section } from '../../components/page-parts/section.tsx'

export function Prizes() {
  const { heading, text } = tracksPage.prizes
  return (
    <div className="cloth cloth-print">
      <Section id="prizes" title={heading} lead={text}>
        <ol className="grid gap-x-8 gap-y-6 md:grid-cols-3">
          {prizes.map(({ id, place, amount, description }) => (
            <li key={id} className="border-t-2 border-line pt-5">
              <p className="numeral text-[min(3.75rem,21vw)] text-ochre">{amount}</p>
              <h3 className="mt-4">{place}</h3>
              <p className="mt-1 text-muted">{description}</p>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  )
}
