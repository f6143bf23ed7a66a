import './registration-journey.css'
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
 * The three phases with their statuses, and a dot for each week, which is a ring until its phase begins. The phase that is
 * active in this stage of the edition is highlighted.
 */
export function RegistrationJourney() {
  return (
    <Section title={heading} className="pt-0!">
      <ol className="grid gap-3 lg:grid-cols-3 lg:gap-6">
        {phases.map(({ id, phase, duration, description }, index) => (
          <li key={id} className="tinted phase" data-tint={tints[index]}>
            <div className="week-head" style={{ '--weeks': weeks[index] } as CSSProperties}>
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
            <h3 className="mt-5">{phase}</h3>
            <p className="mt-2">{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
