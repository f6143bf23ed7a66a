import { aftermath } from '#words/aftermath.ts'
import { home } from '#words/pages/home.ts'
import { Rosette } from '../../components/page-parts/rosette.tsx'
import { Section } from '../../components/page-parts/section.tsx'
import { RegistrationLink } from '../../components/registration/registration-link.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { SmartLink } from '../../components/ui/smart-link.tsx'

/** The end of the home page: how it works, support, questions, what comes next, and the call to register. */
export function HomeClosing() {
  const { how, support, questions, future, banner } = home
  return (
    <>
      <Section beside title={how.title}>
        <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {how.steps.map((step) => (
            <li key={step.id} className="border-t border-line pt-4">
              <p className="numeral text-accent">{step.id}</p>
              <h3 className="mt-2">{step.title}</h3>
              <p className="mt-1 text-muted">{step.text}</p>
            </li>
          ))}
        </ol>
        <div className="mt-8">
          <RegistrationLink href={how.action.href}>{how.action.label}</RegistrationLink>
        </div>
      </Section>

      <Section title={support.title} className="pt-0!">
        <ul className="grid gap-px bg-line md:grid-cols-3">
          {support.cards.map((card) => (
            <li key={card.title} className="flex flex-col bg-ground py-6 md:px-6 md:first:ps-0">
              <Rosette seed={card.title} className="size-14 text-accent" />
              <h3 className="mt-4">{card.title}</h3>
              <p className="mt-2 mb-3 text-muted">{card.text}</p>
              <SmartLink className="link mt-auto" href={card.action.href}>
                {card.action.label}
              </SmartLink>
            </li>
          ))}
        </ul>
      </Section>

      <div className="bg-panel">
        <Section beside title={questions.title} lead={questions.text}>
          <div className="grid gap-8 sm:grid-cols-2">
            {[questions.faq, questions.contact].map((card) => (
              <div key={card.title} className="border-t-2 border-figure pt-4">
                <h3>{card.title}</h3>
                <p className="mt-2 mb-4 text-muted">{card.text}</p>
                <ButtonLink variant="secondary" href={card.action.href}>
                  {card.action.label}
                </ButtonLink>
              </div>
            ))}
          </div>
          <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
            {[
              questions.faqPage,
              questions.contactPage,
              questions.email,
              questions.interest,
              questions.mcpServer,
            ].map((link) => (
              <SmartLink key={link.label} className="link" href={link.href}>
                {link.label}
              </SmartLink>
            ))}
          </p>
        </Section>
      </div>

      <Section beside title={future.title}>
        <div className="measure grid gap-4 text-lg">
          {future.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <SmartLink className="link" href={future.action.href}>
              {future.action.label}
            </SmartLink>
          </p>
        </div>
      </Section>

      <div className="cloth cloth-print">
        <div className="wrap grid gap-6 py-16 lg:py-24">
          <h2 className="max-w-[22ch]">{banner.title}</h2>
          <div className="flex flex-wrap gap-3">
            <RegistrationLink
              href={banner.register.href}
              over={<ButtonLink href={aftermath.news.href}>{aftermath.news.label}</ButtonLink>}
            >
              {banner.register.label}
            </RegistrationLink>
            <ButtonLink variant="secondary" href={banner.tracks.href}>
              {banner.tracks.label}
            </ButtonLink>
          </div>
        </div>
      </div>
    </>
  )
}
