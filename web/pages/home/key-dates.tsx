import { home } from '#words/pages/home.ts'
import { Section } from '../../components/page-parts/section.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'

export function KeyDates() {
  const { title, text, items, action } = home.dates
  return (
    <Section beside title={title} lead={text}>
      <ol>
        {items.map((item) => (
          <li
            key={item.title}
            className="grid gap-x-8 gap-y-1 border-t border-line py-5 sm:grid-cols-[12rem_1fr]"
          >
            <p className="font-display text-lg leading-snug font-bold text-accent">{item.when}</p>
            <div>
              <h3>{item.title}</h3>
              <p className="mt-1 text-muted">{item.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <ButtonLink className="mt-4" variant="secondary" href={action.href}>
        {action.label}
      </ButtonLink>
    </Section>
  )
}
