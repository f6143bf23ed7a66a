import './live-poster.css'
import { lazy, Suspense, type ReactNode } from 'react'
import { joiningStages } from '#content/catalogue/stages.ts'
import { externalForms } from '#content/facts/event.ts'
import { paths } from '#content/paths.ts'
import { aftermath } from '#words/aftermath.ts'
import { registerPage } from '#words/pages/register.ts'
import { DATA_WHEN } from '../../boot/attributes.ts'
import { EmbeddedForm } from '../../components/form-parts/embedded-form.tsx'
import { SheetList } from '../../components/form-parts/sheet-list.tsx'
import { PageHero } from '../../components/page-parts/page-hero.tsx'
import { Rising } from '../../components/page-parts/rising.tsx'
import { Section } from '../../components/page-parts/section.tsx'
import { AftermathLinks } from '../../components/registration/aftermath.tsx'
import { RegistrationState } from '../../components/registration/registration-state.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { SmartLink } from '../../components/ui/smart-link.tsx'
import { RegistrationJourney } from './registration-journey.tsx'
import { TeamRegistration } from './team-form.tsx'

export const meta = registerPage.meta

/** Marks what is true only while teams may take in members. */
const whileJoining = { [DATA_WHEN]: joiningStages }

const { badge, hero, form, embedded, noTeam } = registerPage

// The page has it from the start, and its code comes later: the form works without.
const LivePoster = import.meta.env.SSR
  ? (await import('./live-poster.tsx')).default
  : lazy(() => import('./live-poster.tsx').catch(() => ({ default: () => null as ReactNode })))

// This works the same way. If its code cannot be loaded, the prerendered content stays.
const TeamGains = import.meta.env.SSR
  ? (await import('./team-gains.tsx')).default
  : lazy(() => import('./team-gains.tsx').catch(() => new Promise<never>(() => {})))

/* This hero is tighter than others, so that the form starts sooner. */
const raised = { display: 'block', marginBlockStart: '-1rem' }
/** On phones, keeps the title larger than any text below the hero, so that the title is the largest contentful paint. */
const larger = {
  display: 'block',
  marginBlock: '-0.5rem',
  fontSize: 'clamp(2.25rem, 10.5vw, 4rem)',
}

export function Component() {
  return (
    <>
      <PageHero
        eyebrow={
          <span style={raised}>
            <RegistrationState
              as="span"
              open={<Badge tone="hot">{badge.open}</Badge>}
              closed={<Badge>{badge.closed}</Badge>}
              upcoming={<Badge>{badge.upcoming}</Badge>}
              over={<Badge>{aftermath.badge}</Badge>}
            />
          </span>
        }
        title={<span style={larger}>{hero.title}</span>}
        lead={hero.text}
        compact
        aside={<Rising seed={hero.title} tint="leaf" className="beside-text" />}
      >
        <RegistrationState
          open={<Choices />}
          closed={
            <Waiting
              text={
                <>
                  {hero.closedText} <span {...whileJoining}>{hero.joinText} </span>
                  {hero.nextText}
                </>
              }
            >
              <span {...whileJoining}>
                <ButtonLink href={paths.findTeam} variant="secondary">
                  {hero.closedJoin}
                </ButtonLink>
              </span>
            </Waiting>
          }
          upcoming={<Waiting text={hero.upcomingText} />}
          over={
            <>
              <Notice className="measure mb-6">{aftermath.ended}</Notice>
              <AftermathLinks />
            </>
          }
        />
      </PageHero>
      <RegistrationState open={panel} closed={null} />
      <Suspense>
        <TeamGains />
      </Suspense>
      <RegistrationJourney />
    </>
  )
}

const panel = (
  <div className="bg-panel">
    <Section
      id="form"
      beside
      title={form.heading}
      lead={form.text}
      aside={
        <>
          <p className="no-team">
            {noTeam}{' '}
            <SmartLink className="link" href={paths.findTeam}>
              {hero.closedJoin}
            </SmartLink>
          </p>
          <SheetList sheets={form.sections}>
            <Suspense>
              <LivePoster />
            </Suspense>
          </SheetList>
        </>
      }
    >
      {externalForms.registration ? (
        <EmbeddedForm url={externalForms.registration} words={embedded} />
      ) : (
        <TeamRegistration
          afterwards={
            <Suspense>
              <LivePoster />
            </Suspense>
          }
        />
      )}
    </Section>
  </div>
)

function Choices() {
  return (
    <div
      className="grid items-center gap-2 lg:flex"
      style={{ columnGap: '1rem', marginBlock: '-0.75rem -0.5rem' }}
    >
      <p className="font-semibold">{hero.actionsLabel}</p>
      <div className="buttons">
        <ButtonLink href="#form">{hero.participant}</ButtonLink>
        <ButtonLink href={paths.sponsors} variant="secondary">
          {hero.host}
        </ButtonLink>
      </div>
    </div>
  )
}

function Waiting({ text, children }: { text: ReactNode; children?: ReactNode }) {
  return (
    <div className="buttons">
      <Notice className="measure mb-3 w-full">{text}</Notice>
      <ButtonLink href={paths.schedule}>{hero.closedSchedule}</ButtonLink>
      <ButtonLink href={paths.contact} variant="secondary">
        {hero.closedContact}
      </ButtonLink>
      {children}
    </div>
  )
}
