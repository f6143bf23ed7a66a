import { expect, test } from 'vitest'
import { protocolRevisions } from '#content/facts/mcp.ts'
import { formatDay } from '#content/format/days.ts'
import { pageAt } from '#web/routes.tsx'
import type { ArticleHeading, ArticleMeta } from '#words/blog.ts'
import { renderMarkdown } from '../../build/markdown.ts'

type Article = {
  meta: ArticleMeta
  html: string
  contents: ArticleHeading[]
  text: string
  note: string
}

const files = import.meta.glob<Article>('/content/words/en/blog/*.md', { eager: true })
const articles = Object.entries(files).map(([file, article]) => ({
  slug: file.slice('/content/words/en/blog/'.length, -'.md'.length),
  ...article,
}))

const WORDS_A_MINUTE = 220

const countWords = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

test('the six articles are there', () => {
  expect(articles.map(({ slug }) => slug).toSorted()).toEqual([
    'africa-protocol-moment-mcp-infrastructure',
    'forty-cities-one-commons-pan-african',
    'hackathon-to-production-partners-guide',
    'introducing-mcphack-africa',
    'mcp-briefing-paper-partners',
    'what-well-build-eight-weeks-mcp-servers',
  ])
})

test.each(articles)('$slug is as long as its read time says', ({ text, meta }) => {
  const words = countWords(text)
  expect(words).toBeGreaterThanOrEqual(1200)
  expect(words).toBeLessThanOrEqual(2800)

  expect(Math.abs(meta.readMinutes - words / WORDS_A_MINUTE)).toBeLessThanOrEqual(1)
})

test.each(articles)('$slug has everything that a list or a search engine shows', ({ meta }) => {
  expect(meta.date).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(Number.isNaN(Date.parse(meta.date))).toBe(false)
  expect(meta.title.length).toBeGreaterThan(10)
  expect(meta.author).not.toBe('')
  expect(meta.description.length).toBeLessThanOrEqual(160)
  expect(meta.keywords.length).toBeGreaterThan(2)
})

test.each(articles)(
  '$slug says at its beginning what has changed since its date, and lists show when',
  ({ meta, html, note }) => {
    expect(meta.updated! > meta.date).toBe(true)
    expect(meta.updatedText).toBe(`Updated ${formatDay(meta.updated!, 'date')}`)
    expect(html).toMatch(/^<section aria-labelledby="updated"><p id="updated"><strong>Updated /)
    expect(note).toMatch(/^> \*\*Updated .+\*\*\n>\n> /)
    expect(note).toContain(`/specification/${protocolRevisions[0]}/`)
  },
)

test.each(articles)('every link of $slug leads to a page of ours or is encrypted', ({ html }) => {
  const links = [...html.matchAll(/<a href="([^"]*)"([^>]*)>/g)].map(
    ([, href = '', rest = '']) => ({ href, rest }),
  )
  const isDead = ({ href, rest }: { href: string; rest: string }) => {
    if (href.startsWith('/')) return pageAt(href.split('#')[0]!).page.isMissing === true
    if (href.startsWith('#')) return !html.includes(`id="${href.slice(1)}"`)
    return !href.startsWith('https://') || !rest.includes('rel="external noreferrer"')
  }
  expect(links.length).toBeGreaterThan(3)
  expect(links.filter(isDead)).toEqual([])
})

test.each(articles)(
  '$slug starts its headings at the second level and names each once',
  ({ html, contents }) => {
    const headings = [...html.matchAll(/<h(\d) id="([^"]*)"/g)]
    expect(headings.length).toBeGreaterThan(3)
    expect(new Set(headings.map(([, , id]) => id)).size).toBe(headings.length)
    for (const [, level] of headings) expect(['2', '3']).toContain(level)

    const second = headings.filter(([, level]) => level === '2').map(([, , id]) => id)
    expect(contents.map(({ id }) => id)).toEqual(second)
  },
)

test('markup in the text of an article is shown, not interpreted', () => {
  const { html } = renderMarkdown(
    'One <script>alert(1)</script> and\n\n<img src=x onerror=alert(1)>\n\n`<b>`',
  )

  expect(html).not.toMatch(/<(script|img|b)\b/)
  expect(html).toContain('&lt;script&gt;')
})

test('a link that could run a script stops the build', () => {
  expect(() => renderMarkdown('[here](javascript:alert)')).toThrow('unsafe link: javascript:alert')
  expect(() => renderMarkdown('[here](data:text/html,x)')).toThrow('unsafe link')
})

test('two headings of the same name get two ids', () => {
  const { contents } = renderMarkdown('## Cost\n\nA.\n\n## Cost\n\nB.')

  expect(contents.map(({ id }) => id)).toEqual(['cost', 'cost-2'])
})

test('anything that may be wider than the screen can be scrolled with the keyboard', () => {
  const { html } = renderMarkdown(
    '## Prices\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```ts\nconst a = 1\n```',
  )

  expect(html).toContain('<div role="group" aria-labelledby="prices" tabindex="0"><table>')
  expect(html).toContain('<th scope="col">a</th>')
  expect(html).toContain('<pre tabindex="0">')
})
