import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast } from '#web/pages/style/contrast.ts'

const read = (path: string) => readFileSync(path, 'utf8')

/** The custom properties that a block of styles sets, as `name: value`. */
const propertiesIn = (block: string) =>
  [...block.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => `${name}: ${value}`)

test('the style page shows the roles by day and by night with the values of the tokens', () => {
  const [day = '', night = ''] = read('web/styles/tokens.css').split(
    '@media (prefers-color-scheme: dark)',
  )
  const sheet = read('web/pages/style/style.css')
  const [light = '', dark = ''] = [
    ...sheet.matchAll(/\.scheme\[data-scheme='\w+'\] \{([^}]*)\}/g),
  ].map(([, block]) => block)
  const known = propertiesIn(day)
  expect(propertiesIn(light).length).toBeGreaterThan(10)
  for (const property of propertiesIn(light)) expect(known).toContain(property)
  expect(propertiesIn(dark)).toEqual(propertiesIn(night))
})

test('the days of the season stand out on the cloth, and their numbers on the days', () => {
  const [day = ''] = read('web/styles/tokens.css').split('@media (prefers-color-scheme: dark)')
  const [cloth = ''] = read('web/styles/cloth.css').split('}')
  const valueOf = new Map(
    propertiesIn(day + cloth).map((property) => property.split(': ') as [string, string]),
  )
  const names = read('web/pages/schedule/season-calendar.tsx').matchAll(
    /^ *\w+: 'var\((--\w+)\)'/gm,
  )
  const colours = [...names].map(([, name = '']) => valueOf.get(name)!)
  expect(colours).toHaveLength(4)
  for (const colour of colours) {
    expect(contrast(colour, valueOf.get('--ink')!)).toBeGreaterThan(4.5)
    expect(contrast(colour, valueOf.get('--indigo')!)).toBeGreaterThan(3)
  }
})
