import './criteria.css'
import { evaluationCriteria } from '#content/catalogue/judging.ts'
import { tracksPage } from '#words/pages/tracks.ts'
import { Section } from '../../components/page-parts/section.tsx'

const most = Math.max(...evaluationCriteria.map(({ weight }) => weight))
/** Dots in a row of the cloth. A criterion worth a quarter fills one row. */
const ROW = 25

/** In the order of the criteria. */
const tints = ['indigo', 'clay', 'leaf', 'ochre', undefined]

export function Criteria() {
  const { heading, text, criterionLabel, weightLabel } = tracksPage.criteria
  return (
    <Section beside title={heading} lead={text} aside={<CriteriaCloth />}>
      <table className="w-full text-start">
        <caption className="sr-only">{heading}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{criterionLabel}</th>
            <th scope="col">{weightLabel}</th>
          </tr>
        </thead>
        <tbody>
          {evaluationCriteria.map(({ id, name, weight, description }, index) => (
            <tr key={id} className="border-t border-line align-top" data-tint={tints[index]}>
              <th scope="row" className="py-4 pe-4 text-start font-normal">
                <p className="font-display text-xl font-bold wrap-anywhere lg:text-2xl">{name}</p>
                <svg viewBox={`0 0 ${most} 1`} className="my-2 w-full max-w-md" aria-hidden="true">
                  <path className="dots criterion" d={rowOfDots(0, 0, weight)} />
                </svg>
                <p className="criterion-text wrap-anywhere">{description}</p>
              </th>
              <td className="criterion-weight numeral tabular py-4 text-end text-[min(1.75rem,9vw)] lg:text-[2.125rem]">
                {weight}%
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

/** All hundred dots, each in the colour of its criterion. */
export function CriteriaCloth() {
  const weights = evaluationCriteria.map(({ weight }) => weight)
  return (
    <svg viewBox={`0 0 ${ROW} ${100 / ROW}`} className="criteria-cloth" aria-hidden="true">
      {evaluationCriteria.map(({ id, weight }, index) => {
        const first = weights.slice(0, index).reduce((sum, other) => sum + other, 0)
        return (
          <g key={id} data-tint={tints[index]}>
            <path className="dots criterion" d={runOfDots(first, weight)} />
          </g>
        )
      })}
    </svg>
  )
}

/** The path of `count` dots from the one at `first`, which goes on in the next row. */
function runOfDots(first: number, count: number): string {
  const column = first % ROW
  const here = Math.min(count, ROW - column)
  const row = rowOfDots(column, Math.floor(first / ROW), here)
  return here < count ? row + runOfDots(first + here, count - here) : row
}

/** The path of dots in a row; it ends a little after the last, or that would not be drawn. */
const rowOfDots = (x: number, y: number, count: number) => `M${x}.5 ${y}.5h${count - 1}.1`
