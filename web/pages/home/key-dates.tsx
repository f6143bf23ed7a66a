import { seasonDays } from '#content/catalogue/season.ts'
import { home } from '#words/pages/home.ts'
import { Section } from '../../components/page-parts/section.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'

/** Proportions that follow the dates, with room for the words of the last; the rest is in shapes.css. */
const proportions = {
  '--days': seasonDays.map((days) => `minmax(10rem, ${days}fr)`).join(' '),
} as object

export function KeyDates() {
  const { title, text, items, action } = home.dates
  return (
    <Section title={title} lead={text}>
      <ol className="season" style={proportions}>
        {items.map((item) => (
          <li key={item.title}>
            <p className="font-display text-xl leading-tight font-bold">{item.when}</p>
            <h3 className="mt-1 text-base">{item.title}</h3>
            <p className="text-muted">{item.text}</p>
          </li>
        ))}
      </ol>
      <ButtonLink className="mt-6" variant="secondary" href={action.href}>
        {action.label}
      </ButtonLink>
    </Section>
  )
}
