import { event } from '#content/facts/event.ts'
import { registerPage } from '#words/pages/register.ts'
import { DATA_STAGE } from '../../boot/attributes.ts'
import { Section } from '../../components/page-parts/section.tsx'
import { stagesOf } from '../../components/registration/registration-state.tsx'
import { Badge } from '../../components/ui/badge.tsx'

const { heading, phases, statusLabels } = registerPage.journey
const followsClock = event.registration.switch === 'by-date'

/** The three phases, with the active one highlighted: by their stated status, or by the clock if registration goes by date. */
export function RegistrationJourney() {
  return (
    <Section title={heading} className="pt-0!">
      <ol className="grid gap-6 lg:grid-cols-3">
        {phases.map(({ id, phase, duration, description, status, starts, ends }) => (
          <li
            key={id}
            className="phase"
            {...(followsClock
              ? stagesOf(starts, ends)
              : { [DATA_STAGE]: status === 'active' ? 1 : 0 })}
          >
            <div className="flex flex-wrap items-center justify-between gap-2">
              <p className="numeral text-2xl">{duration}</p>
              {followsClock ? (
                <>
                  <span data-when="0">
                    <Badge>{statusLabels.upcoming}</Badge>
                  </span>
                  <span data-when="1">
                    <Badge tone="hot">{statusLabels.active}</Badge>
                  </span>
                  <span data-when="2">
                    <Badge>{statusLabels.completed}</Badge>
                  </span>
                </>
              ) : (
                <Badge tone={status === 'active' ? 'hot' : 'neutral'}>{statusLabels[status]}</Badge>
              )}
            </div>
            <h3 className="mt-4">{phase}</h3>
            <p className="mt-2 text-muted">{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
