import { expect, test } from 'playwright/test'
import { categoryBadges } from '#content/facts/article-categories.ts'
import { nameProperties } from '../../build/short-names.ts'

/** The names that the build gives the custom properties. */
const built = nameProperties()

const texts = ['figure', 'muted', 'accent', 'link']
const on = (ground: string, names: string[]) => names.map((text) => [text, ground] as const)

const places = {
  'on paper': {
    host: 'body',
    pairs: [
      ...on('ground', [...texts, 'danger', 'success']),
      ...on('panel', texts),
      ...on('ochre', ['ink']),
    ],
  },
  'on cloth': {
    host: 'footer.cloth',
    pairs: [...on('cloth', texts), ...on('ochre', ['ink'])],
  },
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const [place, { host, pairs }] of Object.entries(places))
    test(`in the ${colorScheme} scheme every text colour ${place} has a contrast of at least 4.5:1`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto('/')
      const names = [...new Set(pairs.flat())].map(
        (name) => [name, built.get(`--${name}`)!] as const,
      )
      const values = await page.locator(host).evaluate((element, tokens) => {
        const probe = element.appendChild(document.createElement('i'))
        return tokens.map(([token, property]) => {
          // What is not a colour would leave the one before it in place.
          probe.style.color = ''
          probe.style.color = `var(${property}, #0000)`
          return [token, getComputedStyle(probe).color] as const
        })
      }, names)
      const colours = new Map(values)
      for (const [text, ground] of pairs)
        expect(
          contrast(colours.get(text)!, colours.get(ground)!),
          `${text} on ${ground}`,
        ).toBeGreaterThanOrEqual(4.5)
    })

test('in both schemes the words at the top of an article of any category and on its figures have a contrast of at least 4.5:1', async ({
  page,
}) => {
  await page.goto('/blog/introducing-mcphack-africa')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const [category, { colour, tone }] of Object.entries(categoryBadges)) {
      const [ground, text, figure] = await page.locator('.article-hero').evaluate(
        (hero, [tint, look]) => {
          const cloth = hero.querySelector<HTMLElement>('.article-cloth')!
          for (const element of [hero as HTMLElement, cloth])
            Object.assign(element.dataset, { tint, tone: look })
          const drawing = new OffscreenCanvas(1, 1).getContext('2d')!
          return [
            getComputedStyle(cloth).backgroundColor,
            getComputedStyle(hero.querySelector('h1')!).color,
            getComputedStyle(cloth).color,
          ].map((value) => {
            // Mixed colours have another notation.
            drawing.fillStyle = value
            drawing.fillRect(0, 0, 1, 1)
            return `rgb(${[...drawing.getImageData(0, 0, 1, 1).data].slice(0, 3).join(', ')})`
          })
        },
        [colour, tone],
      )
      const where = `${category}, ${colorScheme}`
      expect(contrast(text!, ground!), `words, ${where}`).toBeGreaterThanOrEqual(4.5)
      expect(contrast(figure!, ground!), `figure, ${where}`).toBeGreaterThanOrEqual(4.5)
    }
  }
})

/** WCAG 2 contrast ratio of two `rgb(red, green, blue)` colours. */
function contrast(one: string, other: string): number {
  const [light, dim] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light! + 0.05) / (dim! + 0.05)
}

function luminance(colour: string): number {
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour)
  if (!parts) throw new Error(`${colour} is not an opaque colour`)
  const [red, green, blue] = parts.slice(1).map((part) => {
    const value = Number(part) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
