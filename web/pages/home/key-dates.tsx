import { seasonParts } from '#content/catalogue/season.ts'
import { home } from '#words/pages/home.ts'
import { Section } from '../../components/page-parts/section.tsx'
import { SmartLink } from '../../components/ui/smart-link.tsx'

const [opens, closes, ...others] = home.dates.items
/** The dates of each part. Registration has two. */
const dates = [[opens, closes], ...others.map((item) => [item])]

/** The season, with a dot for each day and its dates below. Days that are over are faint (shapes.css). */
export function KeyDates() {
  const { title, text, action } = home.dates
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
      <ol className="season">
        {seasonParts.map(({ first, days }, index) => (
          <li key={index}>
            <i className="one-each" style={{ '--dots': days, '--first': first } as object} />
            {dates[index]!.map((item) => (
              <div key={item.id}>
                <p className="font-display text-xl leading-tight font-bold">{item.when}</p>
                <h3 className="mt-1 text-base">{item.title}</h3>
                <p>{item.text}</p>
              </div>
            ))}
          </li>
        ))}
      </ol>
    </Section>
  )
}
