import { chromium } from 'playwright'

/**
 * Returns the path of the Chromium to test with. On 64-bit Linux it is the one inside an npm package, which brings its
 * own fonts and libraries, is the same on every machine, and starts fastest; elsewhere it is Playwright's. Set
 * `CHROMIUM_PATH` to use another. The first call unpacks the package, so make it in one process before others start.
 */
export async function findChromium(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  if (process.platform !== 'linux' || process.arch !== 'x64') return chromium.executablePath()
  // The package unpacks its libraries and registers its fonts only if it believes it runs on AWS Lambda.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x'
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}
