import type { CSSProperties } from 'react'
import { journeyStages } from '#content/catalogue/stages.ts'
import { registerPage } from '#words/pages/register.ts'
import { DATA_WHEN } from '../../boot/attributes.ts'
import { Section } from '../../components/page-parts/section.tsx'
import { Badge } from '../../components/ui/badge.tsx'

const { heading, phases, statusLabels } = registerPage.journey
const tints = ['ochre', 'clay', 'indigo']
/** How many weeks each phase lasts. */
const weeks = [4, 3, 1]
const statuses = ['upcoming', 'active', 'completed'] as const

/**
 * The three phases with their statuses along a thread with a dot for each week, which is a ring until its phase begins.
 */
export function RegistrationJourney() {
  return (
    <Section title={heading}>
      <ol className="phase-line">
        {phases.map(({ id, phase, duration, description }, index) => (
          <li
            key={id}
            className="phase"
            data-tint={tints[index]}
            style={{ '--weeks': weeks[index] } as CSSProperties}
          >
            <div className="week-head">
              <p className="numeral text-3xl">{duration}</p>
              {statuses.map((status) => (
                <span
                  key={status}
                  className={`is-${status}`}
                  {...{ [DATA_WHEN]: journeyStages[id][status] }}
                >
                  <Badge tone={status === 'active' ? 'hot' : 'neutral'}>
                    {statusLabels[status]}
                  </Badge>
                </span>
              ))}
            </div>
            <h3>{phase}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
