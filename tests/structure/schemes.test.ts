import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(path, 'utf8')

/** The custom properties that a block of styles sets, as `name: value`. */
const propertiesIn = (block: string) =>
  [...block.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => `${name}: ${value}`)

test('the style page shows the roles by day and by night with the values of the tokens', () => {
  const [day = '', night = ''] = read('web/styles/tokens.css').split(
    '@media (prefers-color-scheme: dark)',
  )
  const [, light = '', dark = ''] = read('web/pages/style/style.css').split('.scheme[data-scheme=')
  const known = propertiesIn(day)
  expect(propertiesIn(light).length).toBeGreaterThan(10)
  for (const property of propertiesIn(light)) expect(known).toContain(property)
  expect(propertiesIn(dark)).toEqual(propertiesIn(night))
})
