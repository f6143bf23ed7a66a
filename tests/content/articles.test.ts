import { expect, test } from 'vitest'
import { categoryBadges } from '#content/facts/article-categories.ts'
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

test.each(articles)('$slug may end no line within a year', ({ html }) => {
  expect(html).not.toMatch(/\d<span>\d/)
})

test('a day stays with its month, and a year is not a day', () => {
  expect(renderMarkdown('On 14 October, and in 2014 Tigo.').html).toContain(
    'On <span>14 October</span>, and in 2014 Tigo.',
  )
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
    expect(html).toMatch(/^<details><summary class="fold">Updated /)
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

test.each(articles)('$slug has typographic quotes, except in code', ({ text, meta, note }) => {
  const prose = text.replaceAll(/^```.*?^```$|`[^`\n]*`/gms, '')
  const said = [prose, note, meta.title, meta.subtitle, meta.description, ...meta.keywords]
  expect(said.join('\n').match(/.{0,20}["'].{0,20}/g)).toBe(null)
})

test.each(articles)(
  '$slug has a figure in the colours of its category, with as many dots as its label says',
  ({ html, text, meta, slug }) => {
    const [figure = '', ...others] = html.match(/<figure .*?<\/figure>/g) ?? []
    expect(others).toEqual([])
    const { colour, tone } = categoryBadges[meta.category]
    const head = `<figure class="tinted" data-tint="${colour}" data-tone="${tone}">`
    expect(figure).toContain(head)
    const [drawing = '', caption = ''] = figure.slice(head.length).split('<figcaption>')
    expect(drawing).toMatch(/^<(svg viewBox="0 0 [\d. ]+"|div) role="img" aria-label="[^"]{10,}"/)
    expect(text).toContain(`*${caption.split('<')[0]}`)

    const pathsIn = (svg: string) =>
      [...svg.matchAll(/<path(?: class="(?!thread)\w+")? d="([^"]*)"/g)].map(
        ([, path = '']) => path,
      )
    const dots = drawing
      .split('<svg')
      // The strokes of a dot lie on each other.
      .flatMap((svg) => [...new Set(pathsIn(svg))])
      .flatMap((path) => [...path.matchAll(/[hv]([\d.]+)/g)])
      .reduce((sum, [, length]) => sum + Math.floor(Number(length)) + 1, 0)
    const threads = { above: 4, below: 3, knot: 1 }
    const expected = drawing.includes('thread')
      ? 2 * (threads.above + threads.below) + threads.knot
      : Number(/aria-label="(\d+) dots/.exec(drawing)![1])
    expect(dots, slug).toBe(expected)
  },
)

test('a figure that cannot be drawn stops the build', () => {
  const draw = (lines: string) =>
    renderMarkdown(`\`\`\`figure\nlabel: a\ncaption: b\n${lines}\n\`\`\``)
  expect(() => draw('across: 3\ndots: [2 stars]')).toThrow('a figure cannot draw "2 stars"')
  expect(() => draw('dots: [2 disc]')).toThrow('a figure lacks "across" or "down"')
  expect(() => draw('threads: 4')).toThrow('a figure cannot draw the threads "4"')
  expect(draw('across: 3\ndots: [4 disc]').html).toContain('d="M.5 .5h2.01M.5 1.5h.01"')
})

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
