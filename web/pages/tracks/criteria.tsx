import { evaluationCriteria } from '#content/catalogue/judging.ts'
import { tracksPage } from '#words/pages/tracks.ts'
import { Section } from '../../components/page-parts/section.tsx'

const DOT = 10
const most = Math.max(...evaluationCriteria.map(({ weight }) => weight))

export function Criteria() {
  const { heading, text, criterionLabel, weightLabel } = tracksPage.criteria
  return (
    <Section beside title={heading} lead={text}>
      <table className="w-full text-start">
        <caption className="sr-only">{heading}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{criterionLabel}</th>
            <th scope="col">{weightLabel}</th>
          </tr>
        </thead>
        <tbody>
          {evaluationCriteria.map(({ id, name, weight, description }) => (
            <tr key={id} className="border-t border-line align-top">
              <th scope="row" className="py-4 pe-4 text-start font-normal">
                <p className="font-display text-xl font-bold">{name}</p>
                <Dots count={weight} />
                <p>{description}</p>
              </th>
              <td className="numeral tabular py-4 text-end text-[min(2.25rem,11vw)] lg:text-5xl">
                {weight}%
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

/** A bar with one dot for each per cent; the number is beside it. */
function Dots({ count }: { count: number }) {
  return (
    <svg
      viewBox={`0 0 ${most * DOT} ${DOT}`}
      className="my-2 w-full max-w-md text-accent"
      aria-hidden="true"
    >
      <path
        className="dots"
        d={`M${DOT / 2} ${DOT / 2}h${(count - 1) * DOT + 1}`}
        stroke="currentColor"
        strokeWidth="7.5"
        strokeDasharray={`0 ${DOT}`}
      />
    </svg>
  )
}
