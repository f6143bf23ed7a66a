import { aftermath } from '#words/aftermath.ts'
import { home } from '#words/pages/home.ts'
import { Closing } from '../../components/page-parts/closing.tsx'
import { Rosette } from '../../components/page-parts/rosette.tsx'
import { Section } from '../../components/page-parts/section.tsx'
import { RegistrationLink } from '../../components/registration/registration-link.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { SmartLink } from '../../components/ui/smart-link.tsx'

/** The colours of the support blocks. */
const tints = ['indigo', 'leaf', 'ochre']

/** The end of the home page: how it works, support, questions, what comes next, and the call to register. */
export function HomeClosing() {
  const { how, support, questions, future, banner } = home
  return (
    <>
      <Section title={how.title}>
        <ol className="how">
          {how.steps.map((step) => (
            <li key={step.id}>
              <p className="numeral text-2xl">{step.id}</p>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
        <div className="mt-6">
          <RegistrationLink href={how.action.href}>{how.action.label}</RegistrationLink>
        </div>
      </Section>

      <Section title={support.title} className="pt-4!">
        <ul className="rail blocks gap-4">
          {support.cards.map((card, index) => (
            <li key={card.title} className="tinted" data-tint={tints[index]}>
              <h3 className="text-2xl">{card.title}</h3>
              <p className="mt-2 mb-4">{card.text}</p>
              <SmartLink className="link" href={card.action.href}>
                {card.action.label}
              </SmartLink>
              <Rosette seed={card.title} className="" />
            </li>
          ))}
        </ul>
      </Section>

      <div className="bg-panel">
        <div className="wrap grid gap-x-12 gap-y-4 py-8 lg:grid-cols-2 lg:py-20">
          <section aria-labelledby="questions">
            <h2 id="questions">{questions.title}</h2>
            <p className="mt-2 mb-4 text-balance">{questions.text}</p>
            {[questions.faq, questions.contact].map(({ text, action, more }) => (
              <div
                key={text}
                className="flex flex-wrap items-center gap-3 border-t border-line py-3"
              >
                <p className="w-full">{text}</p>
                <ButtonLink variant="secondary" className="min-w-32" href={action.href}>
                  {action.label}
                </ButtonLink>
                <p className="flex flex-wrap items-center gap-3 max-lg:basis-full">
                  {more.map((link) => (
                    <SmartLink key={link.label} className="link" href={link.href}>
                      {link.label}
                    </SmartLink>
                  ))}
                </p>
              </div>
            ))}
            <p className="flex flex-wrap items-center gap-3 border-t border-line py-3 text-sm">
              <span className="w-full">{questions.copies.text}</span>
              {questions.copies.links.map(({ label, href }) => (
                <SmartLink key={href} className="link" href={href}>
                  {label}
                </SmartLink>
              ))}
            </p>
          </section>
          <div className="blocks grid">
            <section aria-labelledby="future" className="tinted gap-4" data-tint="clay">
              <h2 id="future">{future.title}</h2>
              {future.paragraphs.map((paragraph, index) => (
                <p key={paragraph} className={index ? undefined : 'font-display'}>
                  {paragraph}
                </p>
              ))}
              <SmartLink className="link" href={future.action.href}>
                {future.action.label}
              </SmartLink>
              <div className="rising no-print">
                <Rosette seed={future.title} className="" />
              </div>
            </section>
          </div>
        </div>
      </div>

      <Closing cornered title={banner.title} seed="mcphack">
        <div className="buttons">
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
      </Closing>
    </>
  )
}
