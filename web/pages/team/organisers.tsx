import { organisers } from '#content/catalogue/team.ts'
import { colourAt, type BrandColour } from '#content/facts/brand-colour.ts'
import { teamPage } from '#words/pages/team.ts'
import { Rosette } from '../../components/page-parts/rosette.tsx'
import { Section } from '../../components/page-parts/section.tsx'

/** Up to four people share a line. */
const columns =
  ['', 'sm:grid-cols-2', 'sm:grid-cols-2 lg:grid-cols-3'][organisers.length - 1] ??
  'sm:grid-cols-2 lg:grid-cols-4'

export function Organisers() {
  const { heading, sample, specialtiesLabel } = teamPage.organisers
  return (
    <div className="bg-panel">
      <Section title={heading} lead={organisers.some((person) => person.sample) && sample}>
        <ul className={`grid grid-cols-1 gap-x-6 gap-y-10 ${columns}`}>
          {organisers.map((person, index) => (
            <li
              key={person.id}
              className="grid grid-cols-[min(6rem,24vw)_minmax(0,1fr)] content-start items-center gap-x-4 wrap-anywhere sm:grid-cols-1"
            >
              <Portrait seed={person.id} tint={colourAt(index)} initials={person.initials} />
              <div className="sm:mt-4">
                <p className="font-semibold text-accent">{person.role}</p>
                <h3 className="mt-1">{person.name}</h3>
                <p className="text-muted">{person.organization}</p>
              </div>
              <div className="mt-3 max-sm:col-span-2">
                <p>{person.bio}</p>
                <p className="mt-3 text-muted">
                  <strong>{specialtiesLabel}:</strong> {person.specialties.join(', ')}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}

/** Stands in for a photograph: a cloth of the person's own, with their initials. */
function Portrait({ seed, tint, initials }: { seed: string; tint: BrandColour; initials: string }) {
  return (
    <span
      className="tinted grid h-24 grid-cols-1 grid-rows-1 place-items-center overflow-clip rounded *:[grid-area:1/1] sm:h-44"
      data-tint={tint}
      data-tone="solid"
      aria-hidden="true"
    >
      <Rosette seed={seed} className="w-full max-w-96" />
      <span className="grid size-10 place-items-center rounded-full border-2 bg-(--hole) font-display font-bold sm:size-18 sm:text-2xl">
        {initials}
      </span>
    </span>
  )
}
