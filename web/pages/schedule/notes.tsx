import { paths } from '#content/paths.ts'
import { schedulePage } from '#words/pages/schedule.ts'
import { accessibilityItems, reminders } from '#words/schedule-notes.ts'
import { Section } from '../../components/page-parts/section.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'

export function Accessibility() {
  const { heading, text, action } = schedulePage.accessibility
  return (
    <div className="bg-panel">
      <Section beside title={heading}>
        <ul className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
          {accessibilityItems.map(({ id, title, description }) => (
            <li key={id} className="border-t border-line pt-4">
              <h3>{title}</h3>
              <p className="mt-1">{description}</p>
            </li>
          ))}
          <li className="border-t border-line pt-4">
            <p className="mb-4">{text}</p>
            <ButtonLink variant="secondary" href={paths.contact}>
              {action}
            </ButtonLink>
          </li>
        </ul>
      </Section>
    </div>
  )
}

export function Reminders() {
  return (
    <Section title={schedulePage.reminders.heading}>
      <ul className="grid gap-x-8 gap-y-4 md:grid-cols-3">
        {reminders.map(({ id, title, description }) => (
          <li key={id} className="border-t-2 border-figure pt-4">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
