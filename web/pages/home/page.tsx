import './shapes.css'
import { finaleStages } from '#content/catalogue/stages.ts'
import { event } from '#content/facts/event.ts'
import { prizes } from '#content/facts/judging.ts'
import { paths } from '#content/paths.ts'
import { aftermath } from '#words/aftermath.ts'
import { mapSigns, mapTitle } from '#words/hubs.ts'
import { home } from '#words/pages/home.ts'
import { DATA_WHEN, DATA_WINNERS } from '../../boot/attributes.ts'
import { AfricaMap } from '../../components/hubs/africa-map.tsx'
import { Bars, Discs, Dots } from '../../components/page-parts/stat-pictures.tsx'
import { Stats } from '../../components/page-parts/stats.tsx'
import { RegistrationLink } from '../../components/registration/registration-link.tsx'
import { RegistrationState } from '../../components/registration/registration-state.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { describeEvent, describeOrganization } from '../../site-files/structured-data.ts'
import { Countdown } from './countdown.tsx'
import { HomeClosing } from './home-closing.tsx'
import { KeyDates } from './key-dates.tsx'
import { SeasonJourney } from './season-journey.tsx'
import { SponsorStrips } from './sponsor-strips.tsx'
import { TrackStrip } from './track-strip.tsx'

export const meta = home.meta
export const jsonLd = import.meta.env.SSR ? [describeEvent(), describeOrganization()] : []

const pictures = [
  <Dots key="cities" count={event.cities} rows={4} />,
  <Bars key="weeks" count={event.weeks} />,
  // One dot for every ten developers: a thousand would be too small to see.
  <Dots key="developers" count={event.developers / 10} rows={5} />,
  <Discs key="prizes" amounts={prizes.map(({ amount }) => amount)} />,
]
const stats = home.stats.map((stat, index) => ({ ...stat, picture: pictures[index] }))

/** The boot script fills it in (winners.ts), and React leaves what it finds there. */
const winnersPlace = {
  [DATA_WINNERS]: paths.winners,
  [DATA_WHEN]: `${finaleStages.active} ${finaleStages.completed}`,
  dangerouslySetInnerHTML: { __html: '' },
  suppressHydrationWarning: true,
}

export function Component() {
  const { hero, notice } = home
  const details = (
    <>
      <span className="text-muted">{notice.text}</span>{' '}
      <a className="link" href={notice.action.href}>
        {notice.action.label}
      </a>
    </>
  )
  return (
    <>
      <div className="cloth cloth-print overflow-clip pt-(--bar)">
        <div className="wrap grid items-center gap-x-12 gap-y-4 lg:grid-cols-[6fr_5fr]">
          <div className="py-2 lg:pt-12">
            <p className="font-semibold text-balance text-ochre">{hero.dates}</p>
            <h1 className="my-3 text-[min(clamp(3.75rem,1rem+7.6vw,10rem),16.25vw)] leading-[0.92]">
              {hero.title}
            </h1>
            <p className="measure my-3 text-base text-balance lg:my-6 lg:text-xl">{hero.lead}</p>
            <div className="buttons">
              <RegistrationLink
                href={hero.join.href}
                over={<ButtonLink href={aftermath.built.href}>{aftermath.built.label}</ButtonLink>}
              >
                {hero.join.label}
              </RegistrationLink>
              <ButtonLink href={hero.view.href} variant="secondary">
                {hero.view.label}
              </ButtonLink>
            </div>
          </div>
          <div className="lg:row-span-2 lg:py-10">
            <AfricaMap title={mapTitle} lines className="mx-auto w-full max-w-80 lg:max-w-none" />
            <p className="mt-2 text-sm text-balance text-muted">{mapSigns}</p>
          </div>
          <Notice className="mb-6">
            <strong>
              <RegistrationState
                as="span"
                open={notice.open}
                closed={notice.closed}
                upcoming={notice.open}
                over={aftermath.ended}
              />
            </strong>
            <br />
            <RegistrationState as="span" open={details} closed={details} over={null} />
          </Notice>
        </div>
        <div className="wrap pb-6 lg:pb-20">
          <Stats items={stats} />
        </div>
      </div>
      <div {...winnersPlace} />
      <SponsorStrips />
      <Countdown />
      <KeyDates />
      <TrackStrip />
      <SeasonJourney />
      <HomeClosing />
    </>
  )
}
