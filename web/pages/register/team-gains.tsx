import { event } from '#content/facts/event.ts'
import { prizes } from '#content/facts/judging.ts'
import { registerPage } from '#words/pages/register.ts'
import { Benefits } from '../../components/page-parts/benefits.tsx'
import { Section } from '../../components/page-parts/section.tsx'
import { StatLine } from '../../components/page-parts/stat-line.tsx'
import { Bars, Discs, Dots } from '../../components/page-parts/stat-pictures.tsx'

const { benefits } = registerPage

const pictures = [
  // One dot for every twenty participants.
  <Dots key="participants" count={event.expectedParticipants / 20} rows={10} />,
  <Dots key="cities" count={event.cities} rows={4} />,
  <Bars key="weeks" count={event.weeks} />,
  <Discs key="prizes" amounts={prizes.map(({ amount }) => amount)} />,
]
const stats = registerPage.stats.map(({ number, label }, index) => ({
  label,
  number: (
    <>
      <span className="text-accent">{pictures[index]}</span>
      {number}
    </>
  ),
}))

/** What a team gets: the event in numbers, and a poster for each benefit. */
export default function TeamGains() {
  return (
    <div className="cloth">
      <Section title={benefits.heading}>
        <StatLine items={stats} />
        <Benefits items={benefits.cards} />
      </Section>
    </div>
  )
}
