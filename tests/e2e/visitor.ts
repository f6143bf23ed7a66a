import { randomBytes } from 'node:crypto'
import { test as base } from 'playwright/test'

/** A test whose visitor comes from an address of its own, so that the limits of one do not reach another. */
export const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
  extraHTTPHeaders: async ({}, use) =>
    use({ 'cf-connecting-ip': `10.${randomBytes(3).join('.')}` }),
})
