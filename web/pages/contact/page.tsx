import type { ReactNode } from 'react'
import { contactAddresses } from '#content/catalogue/contact-addresses.ts'
import { colourAt } from '#content/facts/brand-colour.ts'
import { paths } from '#content/paths.ts'
import { contactPage } from '#words/pages/contact.ts'
import { PageHero } from '../../components/page-parts/page-hero.tsx'
import { Rosette } from '../../components/page-parts/rosette.tsx'
import { Section } from '../../components/page-parts/section.tsx'
import { SmartLink } from '../../components/ui/smart-link.tsx'
import { ContactForm } from './contact-form.tsx'
import { HubInterest } from './hub-interest-form.tsx'

export const meta = contactPage.meta

const { hero, addressAction, form, hubInterest, side } = contactPage

export function Component() {
  return (
    <>
      <PageHero compact title={hero.title} lead={hero.text} seed={paths.contact} tint="leaf" />
      <ul className="wrap grid gap-x-10 gap-y-8 py-12 sm:grid-cols-2">
        {contactAddresses.map((address, index) => (
          <li
            key={address.id}
            className="flex flex-wrap items-start gap-5 border-t-2 border-figure pt-5"
          >
            <Rosette seed={address.id} tint={colourAt(index)} className="size-16" />
            <div className="min-w-0 flex-1 basis-40">
              <h2 className="text-2xl">{address.title}</h2>
              <p className="mt-2">{address.description}</p>
              <p className="mt-2">
                <a
                  className="link break-all"
                  href={`mailto:${address.email}`}
                  aria-label={addressAction(address.email)}
                >
                  {address.email}
                </a>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <div className="bg-panel">
        {/* As the section below, with what is good to know before one writes. */}
        <div className="wrap grid gap-6 py-10 lg:grid-cols-[1fr_2fr] lg:grid-rows-[auto_1fr] lg:gap-x-16 lg:py-20">
          <section aria-labelledby="message" className="contents">
            <h2 id="message" className="text-4xl">
              {form.heading}
            </h2>
            <ul
              aria-label={side.heading}
              className="grid gap-4 border-t-2 border-figure pt-4 sm:max-lg:grid-cols-3 lg:gap-6"
            >
              <SideCard title={side.response.title} text={side.response.text} />
              <SideCard title={side.headquarters.title} text={side.headquarters.text} />
              <SideCard title={side.help.title} text={side.help.text}>
                <SmartLink className="link" href={paths.faq}>
                  {side.help.action}
                </SmartLink>
              </SideCard>
            </ul>
            <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
              <ContactForm />
            </div>
          </section>
        </div>
        <Section
          id="hub-interest"
          beside
          title={hubInterest.heading}
          lead={hubInterest.text}
          className="border-t border-line [&_h2]:text-4xl"
        >
          <HubInterest />
        </Section>
      </div>
    </>
  )
}

function SideCard({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children?: ReactNode
}) {
  return (
    <li>
      <h3>{title}</h3>
      <p className="mt-1">{text}</p>
      {children && <p className="mt-2">{children}</p>}
    </li>
  )
}
