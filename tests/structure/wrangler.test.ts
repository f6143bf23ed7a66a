import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const text = readFileSync('wrangler.jsonc', 'utf8')
const config = JSON.parse(text.replace(/^\s*\/\/.*$/gm, '').replace(/,(\s*[\]}])/g, '$1'))

test('the Worker answers at its own domain only, where the firewall stands', () => {
  expect([config.workers_dev, config.preview_urls]).toEqual([false, false])
})

test('the Worker runs beside its databases in Western Europe', () => {
  expect(config.placement.region).toMatch(/^\w+:(eu-|europe-|west)/)
})
