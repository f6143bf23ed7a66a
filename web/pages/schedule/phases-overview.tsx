import { phases } from '#content/catalogue/schedule.ts'
import { schedulePage } from '#words/pages/schedule.ts'
import { Section } from '../../components/page-parts/section.tsx'

export function PhasesOverview() {
  return (
    <Section title={schedulePage.overview.heading}>
      <ol className="phases tiles">
        {phases.map((phase) => (
          <li key={phase.id} data-tint={phase.colour} className="tinted">
            <p className="numeral" aria-hidden="true">
              {phase.number}
            </p>
            <h3>
              <a href={`#phase-${phase.id}`}>{phase.title}</a>
            </h3>
            <p>{phase.period}</p>
            <p>{phase.description}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
