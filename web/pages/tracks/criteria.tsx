import './criteria.css'
import { evaluationCriteria } from '#content/catalogue/judging.ts'
import { tracksPage } from '#words/pages/tracks.ts'
import { Section } from '../../components/page-parts/section.tsx'

/** The width of the line, in dots. The longest row fills only two thirds of it, because a full line would read as 100%. */
const LINE = 1.5 * Math.max(...evaluationCriteria.map(({ weight }) => weight))

/** The gap between two dots, as a share of their spacing. The rest is the stroke of criteria.css. */
const GAP = 0.3

/** In the order of the criteria. */
const tints = ['indigo', 'clay', 'leaf', 'ochre', undefined]

export function Criteria() {
  const { heading, text, criterionLabel, weightLabel } = tracksPage.criteria
  return (
    <Section
      beside
      title={heading}
      lead={text}
      aside={
        <>
          <CriteriaCloth across={10} className="max-lg:hidden" />
          <CriteriaCloth across={25} className="lg:hidden" />
        </>
      }
    >
      <table className="criteria w-full text-start">
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
                <p className="criterion-name font-display font-bold wrap-anywhere">{name}</p>
                <svg
                  viewBox={`${GAP / 2} 0 ${LINE - GAP} 1`}
                  className="criterion-line my-2"
                  aria-hidden="true"
                >
                  <path className="dots criterion" d={rowOfDots(0, 0, weight)} />
                </svg>
                <p className="criterion-line wrap-anywhere">{description}</p>
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

/** A hundred dots, `across` to a row, each in the colour of its criterion. */
export function CriteriaCloth({ across, className = '' }: { across: number; className?: string }) {
  const weights = evaluationCriteria.map(({ weight }) => weight)
  return (
    <svg
      viewBox={`${GAP / 2} ${GAP / 2} ${across - GAP} ${100 / across - GAP}`}
      className={`criteria-cloth ${className}`}
      aria-hidden="true"
    >
      {evaluationCriteria.map(({ id, weight }, index) => {
        const first = weights.slice(0, index).reduce((sum, other) => sum + other, 0)
        return (
          <g key={id} data-tint={tints[index]}>
            <path className="dots criterion" d={runOfDots(first, weight, across)} />
          </g>
        )
      })}
    </svg>
  )
}

/** The path of `count` dots that starts at dot `first` and wraps at the end of each row. */
function runOfDots(first: number, count: number, across: number): string {
  const column = first % across
  const here = Math.min(count, across - column)
  const row = rowOfDots(column, Math.floor(first / across), here)
  return here < count ? row + runOfDots(first + here, count - here, across) : row
}

/** The path of dots in a row; it ends a little after the last, or that would not be drawn. */
const rowOfDots = (x: number, y: number, count: number) => `M${x}.5 ${y}.5h${count - 1}.1`
