import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { categoryBadges } from '#content/facts/article-categories.ts'
import { event } from '#content/facts/event.ts'
import { paths } from '#content/paths.ts'
import type { PageHandle } from '#web/document/page.ts'
import { describeCard } from '#web/document/social-card.ts'
import { articles } from '#words/blog.ts'
import { drawSocialCard, drawSwatch } from '../../build/social-picture.ts'

const cardOf = (canonical: string, title = 'A page') =>
  describeCard({ canonical, meta: { title, description: '' } } as PageHandle)

test('the pictures of home, tracks and schedule show the map, the posters and the days of the edition', () => {
  expect(cardOf(paths.home).figure.kind).toBe('map')
  expect(cardOf(paths.tracks).figure.kind).toBe('posters')
  const { figure } = cardOf(paths.schedule)
  if (figure.kind !== 'season') throw new Error('The schedule shows no days.')
  expect(figure.days[0]).toMatchObject({ day: event.start, held: true })
  expect(figure.days.at(-1)).toMatchObject({ day: event.end, held: true })
})

test('the picture of an article has the cloth of its category and a rosette of its own', () => {
  for (const { slug, category } of articles)
    expect(cardOf(paths.article(slug)).figure).toEqual({
      kind: 'rosette',
      seed: slug,
      cloth: categoryBadges[category],
    })
})

test('no two pictures are alike apart from their words, and a title is escaped', () => {
  const pages = [paths.home, paths.tracks, paths.schedule, paths.about, paths.faq]
  const drawn = [...pages, ...articles.map(({ slug }) => paths.article(slug))].map((path) =>
    drawSocialCard({ ...cardOf(path), title: 'Same', eyebrow: 'Same' }),
  )
  expect(new Set(drawn).size).toBe(drawn.length)
  expect(drawSocialCard(cardOf(paths.faq, 'Q & A'))).toContain('Q &amp; A')
})

test('a long word in the title of a picture makes it smaller, so that it stays off the rosette', () => {
  const sizeOf = (title: string) =>
    Number(
      /y="[\d.]+" font-size="(\d+)" letter-spacing/.exec(
        drawSocialCard(cardOf(paths.faq, title)),
      )![1],
    )
  expect(sizeOf('Legal Technology')).toBe(76)
  expect(sizeOf('Telecommunications')).toBeLessThan(66)
})

test('the cloth of an article as a file has, in the dark, the tint that pages mix there', () => {
  const tokens = readFileSync('web/styles/tokens.css', 'utf8')
  const valueOf = (name: string, css = tokens) => new RegExp(`--${name}: ([^;]+);`).exec(css)![1]!
  const [, dark = ''] = tokens.split('prefers-color-scheme: dark')
  const late = readFileSync('web/styles/late-parts.css', 'utf8').replace(
    /prefers-color-scheme: light[^@]+/,
    '',
  )
  /** The share of a colour, and what it is mixed with: the panel, or what a rule for the colour says. */
  const mixtureOf = (colour: string): [number, string] => {
    const rule = new RegExp(`data-tint='${colour}'[^}]+?--wash: (\\d+)%, (#\\w+);`).exec(late)
    return rule
      ? [Number(rule[1]) / 100, rule[2]!]
      : [parseInt(valueOf('wash', dark)) / 100, valueOf('panel', dark)]
  }
  const channels = (hex: string) => {
    const long = hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex
    return [1, 3, 5].map((at) => parseInt(long.slice(at, at + 2), 16))
  }
  const dyed = articles.filter(({ category }) => categoryBadges[category].tone === 'soft')
  expect(dyed).not.toHaveLength(0)
  for (const { slug, category } of dyed) {
    const { figure } = cardOf(paths.article(slug))
    if (figure.kind !== 'rosette') throw new Error('An article shows no rosette.')
    const { colour } = categoryBadges[category]
    const [share, ground] = mixtureOf(colour)
    const mixed = channels(ground).map((value, index) =>
      Math.round(value + (channels(valueOf(colour))[index]! - value) * share),
    )
    expect(channels(/dark\).*?--ground:(#\w{6})/.exec(drawSwatch(figure))![1]!)).toEqual(mixed)
  }
})
