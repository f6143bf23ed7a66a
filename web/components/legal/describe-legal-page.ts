import { event } from '#content/facts/event.ts'
import { legalChanged } from '#content/facts/legal.ts'
import { language } from '#words/language.ts'
import type { PageMeta } from '../../document/page.ts'
import { referToOrganization } from '../../site-files/structured-data.ts'

/** Describes one of the legal pages to search engines, as a schema.org WebPage with the day of its last change. */
export function describeLegalPage({ title, description }: PageMeta, path: string): object[] {
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'WebPage',
      name: title,
      description,
      url: event.origin + path,
      inLanguage: language,
      dateModified: legalChanged,
      publisher: referToOrganization(),
    },
  ]
}
