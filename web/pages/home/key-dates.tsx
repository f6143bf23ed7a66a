import { seasonDays } from '#content/catalogue/season.ts'
import { home } from '#words/pages/home.ts'
import { Section } from '../../components/page-parts/section.tsx'
import { SmartLink } from '../../components/ui/smart-link.tsx'

/** A dot for each day; the columns are as wide as their days (shapes.css). */
const columns = { '--days': seasonDays.map(({ days }) => `${days}fr`).join(' ') } as object

export function KeyDates() {
  const { title, text, items, action } = home.dates
  const lead = (
    <>
      {`${text} `}
      <SmartLink className="link" href={action.href}>
        {action.label}
      </SmartLink>
    </>
  )
  return (
    <Section title={title} lead={lead}>
      <ol className="season" style={columns}>
        {items.map((item, index) => (
          <li key={item.title} style={{ '--dots': seasonDays[index]!.dots } as object}>
            <p className="font-display text-xl leading-tight font-bold">{item.when}</p>
            <h3 className="mt-1 text-base">{item.title}</h3>
            <p className="text-muted">{item.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
