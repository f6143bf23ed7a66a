import { expect, test } from 'vitest'
import { resourceCategories } from '#content/catalogue/resources.ts'
import { renderPage } from '#web/prerender.tsx'
import { pageAt } from '#web/routes.tsx'
import { articles } from '#words/blog.ts'

const { html } = await renderPage('/resources')
const catalogue = html.slice(html.indexOf('>Catalogue<'), html.indexOf('>Latest insights<'))
const items = resourceCategories.flatMap((category) => category.items)
const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;')

test('every entry of the catalogue is there with its address, type and badges', () => {
  for (const { title, description, url, type, isNew, isPopular } of items) {
    const at = catalogue.indexOf(`href="${escape(url)}"`)
    expect(at, url).toBeGreaterThan(0)
    const entry = catalogue.slice(catalogue.lastIndexOf('<li', at), catalogue.indexOf('</li>', at))
    const visible = entry.replaceAll(/<[^>]+>/g, '')
    for (const text of [title, description, type]) expect(visible).toContain(escape(text))
    expect(entry.includes('>New<')).toBe(isNew === true)
    expect(entry.includes('>Popular<')).toBe(isPopular === true)
  }
})

test('the catalogue comes above the insights, and the article list below them', () => {
  const order = ['>Catalogue<', '>Latest insights<', '>Earlier articles<', '>Explore GitHub<'].map(
    (text) => html.indexOf(text),
  )
  expect(order).not.toContain(-1)
  expect(order).toEqual(order.toSorted((a, b) => a - b))
})

test('each article is listed once: the three newest as insights, one of them featured, then the earlier ones', () => {
  const [, latest = '', earlier = ''] = html.split(/>Latest insights<|>Earlier articles</)
  const linked = (part: string) =>
    [...part.matchAll(/href="\/blog\/([^"]+)"/g)].map(([, slug]) => slug)
  const slugs = articles
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .map((article) => article.slug)
  expect(linked(latest)).toEqual(slugs.slice(0, 3))
  expect(linked(earlier)).toEqual(slugs.slice(3))
  expect(latest.match(/>Featured</g)).toHaveLength(1)
})

test('an entry on this site leads to a page that exists', () => {
  const own = items.map(({ url }) => url).filter((url) => url.startsWith('/'))
  expect(own.filter((url) => pageAt(url).page.isMissing)).toEqual([])
})
