import { event } from '#content/facts/event.ts'
import { paths } from '#content/paths.ts'
import { siteFiles } from '#words/site-files.ts'
import { site } from '#words/site.ts'
import type { PageHandle } from '../document/page.ts'

/** Refers to the organisation from other data; the home page adds the details under the same `@id`. */
export const referToOrganization = () => ({
  '@type': 'Organization',
  '@id': `${event.origin}/#organization`,
  name: site.name,
  url: `${event.origin}/`,
})

/** Describes the organisation, as a schema.org Organization. */
export const describeOrganization = () => ({
  '@context': 'https://schema.org',
  ...referToOrganization(),
  logo: `${event.origin}/icon-512.png`,
  address: {
    '@type': 'PostalAddress',
    addressLocality: event.headquarters.city,
    addressRegion: event.headquarters.region,
    addressCountry: 'ZA',
  },
})

/** Describes the hackathon, as a schema.org Event on site and online. */
export const describeEvent = () => ({
  '@context': 'https://schema.org',
  '@type': 'Event',
  '@id': `${event.origin}/#event`,
  name: event.name,
  description: siteFiles.description,
  startDate: `${event.start}T00:00:00${event.utcOffset}`,
  endDate: `${event.end}T23:59:59${event.utcOffset}`,
  eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
  eventStatus: 'https://schema.org/EventScheduled',
  location: [
    {
      '@type': 'Place',
      name: `${event.finale.venue}, ${event.finale.city}`,
      address: {
        '@type': 'PostalAddress',
        addressLocality: event.finale.city,
        addressCountry: 'ZA',
      },
    },
    { '@type': 'VirtualLocation', url: `${event.origin}/` },
  ],
  image: [`${event.origin}/og/home.png`],
  isAccessibleForFree: true,
  organizer: referToOrganization(),
  offers: {
    '@type': 'Offer',
    price: 0,
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
    validFrom: event.registration.opens,
    validThrough: event.registration.closes,
    url: event.origin + paths.register,
  },
})

/** Builds the breadcrumbs from the home page to an indexed page, as a schema.org BreadcrumbList. */
export function breadcrumbsTo({ meta, canonical, indexed, parents }: PageHandle): object[] {
  if (!indexed || canonical === paths.home) return []
  const steps = [
    { name: site.name, path: paths.home },
    ...parents,
    { name: meta.title, path: canonical },
  ]
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: event.origin + path,
      })),
    },
  ]
}
