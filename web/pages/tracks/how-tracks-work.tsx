import './pictured.css'
import type { ReactNode } from 'react'
import type { BrandColour } from '#content/facts/brand-colour.ts'
import { tracksPage } from '#words/pages/tracks.ts'
import { Section } from '../../components/page-parts/section.tsx'

const { heading, cards } = tracksPage.intro

type Figure = { colour: BrandColour; picture: ReactNode }

/** Eight dots around a centre, like the tracks around a team. */
const eightDots = <circle r="35" strokeWidth="18" pathLength="8" strokeDasharray="0 1" />
const centre = <circle r="7.5" strokeWidth="15" />

/** A picture for each rule, on a cloth like those of the tracks. */
const figures: Readonly<Record<(typeof cards)[number]['id'], Figure>> = {
  one: {
    colour: 'indigo',
    picture: (
      <>
        <path d="M0 0 25-25" strokeWidth="8" />
        {eightDots}
        <circle
          className="hole"
          r="35"
          strokeWidth="9"
          pathLength="8"
          strokeDasharray="0 1 0 1 0 1 0 1 0 1 0 1 0 2"
        />
        {centre}
      </>
    ),
  },
  need: {
    colour: 'clay',
    picture: (
      <>
        <circle r="11" strokeWidth="22" />
        <circle r="36" strokeWidth="9" pathLength="16" strokeDasharray="0 1" />
      </>
    ),
  },
  same: {
    colour: 'leaf',
    picture: (
      <>
        <circle r="35" strokeWidth="4" />
        {eightDots}
        {centre}
      </>
    ),
  },
}

export function HowTracksWork() {
  return (
    <div className="bg-panel">
      <Section title={heading}>
        <ul className="pictured">
          {cards.map(({ id, title, description }) => (
            <li key={id}>
              <svg
                viewBox="-50 -50 100 100"
                className="rosette tinted"
                data-tint={figures[id].colour}
                data-tone="solid"
                strokeLinecap="round"
                aria-hidden="true"
              >
                {figures[id].picture}
              </svg>
              <div>
                <h3>{title}</h3>
                <p>{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
