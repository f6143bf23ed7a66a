import './prizes.css'
import type { CSSProperties } from 'react'
import { prizes } from '#content/catalogue/judging.ts'
import { prizes as amounts } from '#content/facts/judging.ts'
import { tracksPage } from '#words/pages/tracks.ts'
import { Rosette } from '../../components/page-parts/rosette.tsx'
import { Section } from '../../components/page-parts/section.tsx'

const most = Math.max(...amounts.map(({ amount }) => amount))
/** The width of each disc as a part of the widest: their areas are as the amounts. */
const widths = amounts.map(({ amount }) => Math.sqrt(amount / most).toFixed(3))

export function Prizes() {
  const { heading, text } = tracksPage.prizes
  return (
    <div className="bg-panel">
      <Section id="prizes" title={heading} lead={text}>
        <PrizeDiscs />
      </Section>
    </div>
  )
}

export function PrizeDiscs() {
  return (
    <div className="prizes-frame">
      <ol className="prizes">
        {prizes.map(({ id, place, amount, description }, index) => (
          <li key={id}>
            <div className="disc" style={{ '--part': widths[index] } as CSSProperties}>
              <Rosette seed={id} className="" />
            </div>
            <div>
              <p className="numeral">{amount}</p>
              <h3>{place}</h3>
              <p className="mt-1">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
