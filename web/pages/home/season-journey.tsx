import { home } from '#words/pages/home.ts'
import { Section } from '../../components/page-parts/section.tsx'
import { SmartLink } from '../../components/ui/smart-link.tsx'

export function SeasonJourney() {
  return (
    <div className="cloth">
      <Section title={home.journey.title}>
        <ol className="rail steps">
          {home.journey.steps.map((step, index) => (
            <li key={step.title}>
              <p className="numeral strand" aria-hidden="true">
                {index + 1}
              </p>
              <h3 className="mt-2 text-lg">{step.title}</h3>
              <p className="mt-2 mb-3">{step.text}</p>
              <p>
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
