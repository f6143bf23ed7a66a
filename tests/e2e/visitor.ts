import { randomBytes } from 'node:crypto'
import { test as base } from 'playwright/test'

/** A test whose visitor has an IP address of their own, so that tests do not share rate limits. */
export const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
  extraHTTPHeaders: async ({}, use) =>
    use({ 'cf-connecting-ip': `10.${randomBytes(3).join('.')}` }),
})
