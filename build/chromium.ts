import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** An installed browser where there is one; else the Chromium that comes inside an npm package. */
export async function chromiumPath(): Promise<string> {
  const installed = [
    process.env.CHROMIUM_PATH,
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
  ]
  const found = installed.find((path) => path && existsSync(path))
  if (found) return found
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}
