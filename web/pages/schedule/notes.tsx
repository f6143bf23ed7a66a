import { paths } from '#content/paths.ts'
import { schedulePage } from '#words/pages/schedule.ts'
import { accessibilityItems, reminders } from '#words/schedule-notes.ts'
import { Section } from '../../components/page-parts/section.tsx'
import { unbroken } from '../../components/page-parts/unbroken.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'

export function Accessibility() {
  const { heading, text, action } = schedulePage.accessibility
  const contact = (
    <p className="mt-4">
      <ButtonLink variant="secondary" href={paths.contact}>
        {action}
      </ButtonLink>
    </p>
  )
  return (
    <div className="bg-panel">
      <Section beside title={heading} lead={text} aside={contact}>
        <ul className="supports">
          {accessibilityItems.map(({ id, title, description }) => (
            <li key={id}>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}

export function Reminders() {
  return (
    <Section title={schedulePage.reminders.heading}>
      <ul className="reminders">
        {reminders.map(({ id, title, description }) => (
          <li key={id}>
            <h3>{unbroken(title)}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
