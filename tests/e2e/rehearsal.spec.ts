import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'playwright/test'
import { event } from '#content/facts/event.ts'
import { startProduct } from './own-product.ts'

test('a build that rehearses a day does not start where it is deployed', async () => {
  // The build for the tests is a rehearsal; these are the settings with which it would be deployed.
  const started = startProduct({ vars: { SITE_URL: event.origin } })
  await expect(started).rejects.toThrow(/rehearses a day of the edition/)
})

test('wrangler finds nothing to deploy in a rehearsal', async () => {
  const deployed = promisify(execFile)('node_modules/.bin/wrangler', ['deploy', '--dry-run'])
  await expect(deployed).rejects.toThrow(/missing the required `directory`/)
})
