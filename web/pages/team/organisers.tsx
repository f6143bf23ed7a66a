import { organisers } from '#content/catalogue/team.ts'
import { colourAt, type BrandColour } from '#content/facts/brand-colour.ts'
import { teamPage } from '#words/pages/team.ts'
import { Rosette } from '../../components/page-parts/rosette.tsx'
import { Section } from '../../components/page-parts/section.tsx'

export function Organisers() {
  const { heading, sample, specialtiesLabel } = teamPage.organisers
  return (
    <div className="bg-panel">
      <Section title={heading}>
        {organisers.some((person) => person.sample) && <p className="mb-6 text-muted">{sample}</p>}
        <ul className="grid gap-4 md:grid-cols-2">
          {organisers.map((person, index) => (
            <li
              key={person.id}
              className={`grid gap-5 rounded border bg-ground p-6 sm:grid-cols-[auto_1fr] ${person.sample ? 'border-dashed border-current' : 'border-line'}`}
            >
              <Avatar seed={person.id} tint={colourAt(index)} initials={person.initials} />
              <div>
                <h3>{person.name}</h3>
                <p className="font-semibold text-accent">{person.role}</p>
                <p className="text-muted">{person.organization}</p>
                <p className="mt-3">{person.bio}</p>
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

/** A person's initials inside their rosette. */
function Avatar({ seed, tint, initials }: { seed: string; tint: BrandColour; initials: string }) {
  return (
    <span className="grid size-24 *:[grid-area:1/1]" aria-hidden="true">
      <Rosette seed={seed} tint={tint} className="size-24" />
      <span className="m-auto grid size-12 place-items-center rounded-full bg-ground font-display font-bold">
        {initials}
      </span>
    </span>
  )
}
