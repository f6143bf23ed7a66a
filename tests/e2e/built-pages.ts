import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'

const FOLDER = 'dist/client'

/** The metadata, the links and the text of a built page. */
export type BuiltPage = {
  path: string
  title: string
  description: string
  canonical: string
  isIndexed: boolean
  picture: { url: string; width: string; height: string } | undefined
  jsonLd: Record<string, unknown>[]
  links: string[]
  text: string
  ids: string[]
}

let known: Promise<BuiltPage[]> | undefined

/** Reads every HTML file of the build, once, with the browser's own parser. */
export const readBuiltPages = (page: Page): Promise<BuiltPage[]> => (known ??= parseAll(page))

function parseAll(page: Page): Promise<BuiltPage[]> {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )
  const sources = files.map((name) => ({
    path: `/${name
      .replaceAll('\\', '/')
      .replace(/\.html$/, '')
      .replace(/^index$/, '')}`,
    html: readFileSync(`${FOLDER}/${name}`, 'utf8'),
  }))
  return page.evaluate((given) => {
    return given.map(({ path, html }) => {
      const root = new DOMParser().parseFromString(html, 'text/html')
      const content = (selector: string) =>
        root.querySelector(selector)?.getAttribute('content') ?? ''
      const picture = content('meta[property="og:image"]')
      return {
        path,
        title: root.title,
        description: content('meta[name=description]'),
        canonical: root.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
        isIndexed: content('meta[name=robots]') === '',
        picture: picture
          ? {
              url: picture,
              width: content('meta[property="og:image:width"]'),
              height: content('meta[property="og:image:height"]'),
            }
          : undefined,
        jsonLd: [...root.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
          JSON.parse(script.textContent),
        ),
        text: root.body.textContent,
        links: [...root.querySelectorAll('a[href]')].map((link) => link.getAttribute('href')!),
        ids: [...root.querySelectorAll('[id]')].map(({ id }) => id),
      }
    })
  }, sources)
}

/** Reads the width and height of a PNG from its first chunk. */
export function pngSize(file: Buffer): string {
  if (file.toString('latin1', 1, 4) !== 'PNG') return 'no PNG'
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`
}
