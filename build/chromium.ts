import { chromium } from 'playwright'

/**
 * The Chromium that comes inside an npm package, with the fonts and the libraries that a bare machine lacks: the same
 * browser on every Linux machine, and the one that starts quickest. Elsewhere Playwright's own. `CHROMIUM_PATH` names
 * another. The first call unpacks it, so one process makes it before others do.
 */
export async function chromiumPath(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  if (process.platform !== 'linux' || process.arch !== 'x64') return chromium.executablePath()
  // The package unpacks its libraries and names its fonts only where it is told of such a machine.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x'
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}
