import { home } from '#words/pages/home.ts'
import { Section } from '../../components/page-parts/section.tsx'
import { SmartLink } from '../../components/ui/smart-link.tsx'

export function SeasonJourney() {
  return (
    <div className="bg-panel">
      <Section title={home.journey.title}>
        <ol className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-5">
          {home.journey.steps.map((step, index) => (
            <li key={step.title} className="flex flex-col border-t-2 border-figure pt-4">
              <p className="numeral text-5xl text-accent" aria-hidden="true">
                {index + 1}
              </p>
              <h3 className="mt-4">{step.title}</h3>
              <p className="mt-2 mb-3 text-muted">{step.text}</p>
              <p className="mt-auto">
                <SmartLink className="link" href={step.action.href}>
                  {step.action.label}
                </SmartLink>
              </p>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  )
}
