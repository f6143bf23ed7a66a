import { phases } from '#content/catalogue/schedule.ts'
import { schedulePage } from '#words/pages/schedule.ts'
import { Section } from '../../components/page-parts/section.tsx'

export function PhasesOverview() {
  return (
    <Section title={schedulePage.overview.heading}>
      <ol className="phases tiles">
        {phases.map((phase) => (
          <li key={phase.id} data-tint={phase.colour} className="tinted">
            <p className="numeral text-5xl lg:text-7xl" aria-hidden="true">
              {phase.number}
            </p>
            <h3 className="mt-4">
              <a href={`#phase-${phase.id}`} className="hover:underline">
                {phase.title}
              </a>
            </h3>
            <p className="mt-1 font-semibold">{phase.period}</p>
            <p className="mt-2">{phase.description}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
