import { externalForms } from '#content/facts/event.ts'
import { paths } from '#content/paths.ts'
import { aftermath } from '#words/aftermath.ts'
import { keyDates } from '#words/key-dates.ts'
import { registerPage } from '#words/pages/register.ts'
import { EmbeddedForm } from '../../components/form-parts/embedded-form.tsx'
import { SheetList } from '../../components/form-parts/sheet-list.tsx'
import { Benefits } from '../../components/page-parts/benefits.tsx'
import { PageHero } from '../../components/page-parts/page-hero.tsx'
import { Section } from '../../components/page-parts/section.tsx'
import { Stats } from '../../components/page-parts/stats.tsx'
import { AftermathLinks } from '../../components/registration/aftermath.tsx'
import { RegistrationState } from '../../components/registration/registration-state.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { RegistrationJourney } from './registration-journey.tsx'
import { TeamRegistration } from './team-form.tsx'

export const meta = registerPage.meta

const { badge, hero, stats, form, closed, upcoming, benefits, embedded } = registerPage

export function Component() {
  return (
    <>
      <PageHero
        eyebrow={
          <RegistrationState
            as="span"
            open={<Badge tone="hot">{badge.open}</Badge>}
            closed={<Badge>{badge.closed}</Badge>}
            upcoming={<Badge>{badge.upcoming}</Badge>}
            over={<Badge>{aftermath.badge}</Badge>}
          />
        }
        title={hero.title}
        lead={hero.text}
        seed={hero.title}
      >
        <RegistrationState
          open={<Choices />}
          closed={<Waiting text={hero.closedText} />}
          upcoming={<Waiting text={hero.upcomingText} />}
          over={
            <>
              <Notice className="measure mb-6">{aftermath.ended}</Notice>
              <AftermathLinks />
            </>
          }
        />
      </PageHero>
      <div className="wrap py-12 lg:py-16">
        <Stats items={stats} />
      </div>
      <RegistrationState open={panel} closed={panel} over={null} />
      <Section title={benefits.heading}>
        <Benefits items={benefits.cards} />
      </Section>
      <RegistrationJourney />
    </>
  )
}

const panel = (
  <div className="bg-panel">
    <Section
      id="form"
      beside
      title={
        <RegistrationState
          as="span"
          open={form.heading}
          closed={closed.title}
          upcoming={upcoming.title}
        />
      }
      lead={
        <RegistrationState
          as="span"
          open={form.text}
          closed={closed.text}
          upcoming={upcoming.text}
        />
      }
      aside={
        <RegistrationState
          open={<SheetList sheets={form.sections} after={form.after} />}
          closed={<WayIn />}
          upcoming={null}
        />
      }
    >
      <RegistrationState
        open={
          externalForms.registration ? (
            <EmbeddedForm url={externalForms.registration} words={embedded} />
          ) : (
            <TeamRegistration />
          )
        }
        closed={<Dates heading={closed.datesHeading} of={keyDates.slice(2)} />}
        upcoming={<Dates heading={upcoming.datesHeading} of={keyDates} />}
        over={null}
      />
    </Section>
  </div>
)

/** What is left to those who come after the registration. */
function WayIn() {
  return (
    <div className="mt-6 grid justify-items-start gap-4">
      <p className="measure">{closed.join}</p>
      <ButtonLink href={paths.findTeam} variant="secondary">
        {closed.joinAction}
      </ButtonLink>
    </div>
  )
}

/** The dates of the edition, where the form is not. */
function Dates({ heading, of }: { heading: string; of: readonly (typeof keyDates)[number][] }) {
  return (
    <>
      <h3 className="mb-4">{heading}</h3>
      <ul>
        {of.map(({ id, when, title, text }) => (
          <li
            key={id}
            className="grid content-start gap-x-6 gap-y-1 border-t border-line py-5 sm:grid-cols-[10rem_1fr]"
          >
            <p className="numeral text-2xl">{when}</p>
            <div>
              <h4 className="font-semibold">{title}</h4>
              <p className="mt-1">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

function Choices() {
  return (
    <div className="buttons">
      <p className="w-full font-semibold">{hero.actionsLabel}</p>
      <ButtonLink href="#form">{hero.participant}</ButtonLink>
      <ButtonLink href={paths.sponsors} variant="secondary">
        {hero.host}
      </ButtonLink>
    </div>
  )
}

function Waiting({ text }: { text: string }) {
  return (
    <div className="buttons">
      <Notice className="measure mb-3 w-full">{text}</Notice>
      <ButtonLink href={paths.schedule}>{hero.closedSchedule}</ButtonLink>
      <ButtonLink href={paths.contact} variant="secondary">
        {hero.closedContact}
      </ButtonLink>
    </div>
  )
}
