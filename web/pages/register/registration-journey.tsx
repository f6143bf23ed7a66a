import type { CSSProperties } from 'react'
import { journeyWeeks } from '#content/catalogue/journey-weeks.ts'
import { journeyStages } from '#content/catalogue/stages.ts'
import { registerPage } from '#words/pages/register.ts'
import { DATA_WHEN } from '../../boot/attributes.ts'
import { Section } from '../../components/page-parts/section.tsx'
import { RegistrationState } from '../../components/registration/registration-state.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'

const { form, journey } = registerPage
const { heading, phases, statusLabels } = journey
const statuses = ['upcoming', 'active', 'completed'] as const

/**
 * The three phases and their statuses, along a line with a ring for each week. The style sheet compares each week with
 * `--day`, today's date, and fills the rings of past weeks.
 */
export function RegistrationJourney() {
  return (
    <Section title={heading}>
      <ol className="phase-line">
        {phases.map(({ id, phase, duration, description }) => (
          <li key={id} className="phase">
            <Weeks {...journeyWeeks[id]} />
            <div className="week-head">
              <p className="numeral">{duration}</p>
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
      <RegistrationState
        open={
          <ButtonLink href="#form" className="mt-6 mb-4 max-sm:w-full">
            {form.submit}
          </ButtonLink>
        }
        closed={null}
      />
    </Section>
  )
}

function Weeks({ days, firsts, gap }: { days: number; firsts: readonly number[]; gap?: number }) {
  return (
    <div
      className="weeks"
      style={{ '--days': days, '--gap': gap } as CSSProperties}
      aria-hidden="true"
    >
      {firsts.map((first) => (
        <i key={first} style={{ '--from': first } as CSSProperties} />
      ))}
    </div>
  )
}
