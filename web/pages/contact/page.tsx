import type { ReactNode } from 'react'
import { contactAddresses } from '#content/catalogue/contact-addresses.ts'
import { colourAt } from '#content/facts/brand-colour.ts'
import { paths } from '#content/paths.ts'
import { mapSigns, mapTitle } from '#words/hubs.ts'
import { contactPage } from '#words/pages/contact.ts'
import { AfricaMap } from '../../components/hubs/africa-map.tsx'
import { PageHero } from '../../components/page-parts/page-hero.tsx'
import { Rosette } from '../../components/page-parts/rosette.tsx'
import { Section } from '../../components/page-parts/section.tsx'
import { SmartLink } from '../../components/ui/smart-link.tsx'
import { ContactForm } from './contact-form.tsx'
import { HubInterest } from './hub-interest-form.tsx'
import './contact.css'

export const meta = contactPage.meta

const { hero, addressAction, form, hubInterest, side } = contactPage

export function Component() {
  return (
    <>
      <PageHero
        compact
        title={hero.title}
        lead={hero.text}
        seed={paths.contact}
        tint="leaf"
        rising="max-lg:hidden"
      />
      <div className="contact bg-panel">
        {/* As the section below, with what is good to know beside the form. */}
        <div className="wrap grid gap-6 py-10 lg:grid-cols-[1fr_2fr] lg:grid-rows-[auto_1fr] lg:gap-x-16">
          <section aria-labelledby="message" className="contents">
            <h2 id="message" className="text-4xl">
              {form.heading}
            </h2>
            <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
              <ContactForm />
            </div>
          </section>
          <div className="grid gap-6 max-lg:mt-4 lg:self-start">
            <ul aria-label={side.heading} className="border-t-2 border-figure">
              <Fact title={side.response.title} text={side.response.text} />
              <Fact title={side.headquarters.title} text={side.headquarters.text} />
              <Fact title={side.help.title} text={side.help.text}>
                <SmartLink className="link whitespace-nowrap" href={paths.faq}>
                  {side.help.action}
                </SmartLink>
              </Fact>
            </ul>
            <ul className="grid gap-3 sm:max-lg:grid-cols-2">
              {contactAddresses.map((address, index) => (
                <li
                  key={address.id}
                  className="contact-address tinted relative overflow-clip rounded p-5"
                  data-tint={colourAt(index)}
                  data-tone="solid"
                >
                  <Rosette seed={address.id} className="absolute -end-4 -top-4 size-24" />
                  <h3 className="pe-20 text-2xl">{address.title}</h3>
                  <p className="mt-2 pe-16 leading-normal">{address.description}</p>
                  <p className="mt-4 border-t pt-3">
                    <a
                      className="break-all underline"
                      href={`mailto:${address.email}`}
                      aria-label={addressAction(address.email)}
                    >
                      {address.email}
                    </a>
                  </p>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <Section
          id="hub-interest"
          beside
          title={hubInterest.heading}
          lead={hubInterest.text}
          className="border-t border-line [&_h2]:text-4xl"
          aside={
            <div className="contact-map mt-8 max-w-md lg:sticky lg:top-24">
              <AfricaMap
                title={mapTitle}
                className="w-full text-[24px] [&_text]:stroke-(--panel)"
              />
              <p className="mt-4 text-sm text-balance text-muted">{mapSigns}</p>
            </div>
          }
        >
          <HubInterest />
        </Section>
      </div>
    </>
  )
}

function Fact({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <li className="flex flex-wrap gap-x-4 border-b border-line py-3">
      <h3 className="basis-32 text-base">{title}</h3>
      <p className="min-w-0 flex-1 basis-40">
        {text} {children}
      </p>
    </li>
  )
}
