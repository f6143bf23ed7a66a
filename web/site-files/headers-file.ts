import { paths } from '#content/paths.ts'
import { calendarFileName } from '../calendar/entries.ts'
import { aiCatalogType, serverCardType } from './mcp-discovery.ts'

const TURNSTILE = 'https://challenges.cloudflare.com'

/**
 * Writes the `_headers` file of the asset store. Inline scripts and style sheets are allowed by hash only. React writes `style`
 * attributes, which `style-src-attr` allows without allowing inline style sheets.
 *
 * One rule makes every hashed file `immutable`, however many there are, because Cloudflare reads a hundred rules at
 * most. The rule must not apply to a file that a deploy has not delivered yet, or browsers would cache that 404 for a
 * year; so the asset store leaves missing addresses to the Worker (`not_found_handling`).
 *
 * @param scripts source expressions of the inline scripts
 * @param styles source expressions of the inline style sheets
 * @param externalForms addresses of other sites' forms that pages embed, or empty strings
 */
export function writeHeaders({
  scripts,
  styles,
  externalForms,
}: {
  scripts: string[]
  styles: string[]
  externalForms: string[]
}): string {
  const frames = [TURNSTILE, ...externalForms.filter(Boolean).map((url) => new URL(url).origin)]
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')} ${TURNSTILE}`,
    `frame-src ${frames.join(' ')}`,
    "connect-src 'self'",
    "img-src 'self' data:",
    `style-src 'self' ${styles.join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
  const everywhere = `/*
  Content-Security-Policy: ${policy}
  Strict-Transport-Security: max-age=63072000; includeSubDomains; preload
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), microphone=(), geolocation=()
  Cross-Origin-Opener-Policy: same-origin`
  // Codes are scanned there, and nowhere else.
  const door = `${paths.door}
  ! Permissions-Policy
  Permissions-Policy: camera=(self), microphone=(), geolocation=()`
  const calendar = `/calendar.ics
  ! Content-Type
  Content-Type: text/calendar; charset=utf-8
  Content-Disposition: inline; filename="${calendarFileName}"`
  const feed = `/feed.xml
  ! Content-Type
  Content-Type: application/atom+xml; charset=utf-8`
  // Programs on other pages may read what describes the MCP server and the API.
  const [card, catalog, description] = [
    [paths.serverCard, serverCardType],
    [paths.aiCatalog, aiCatalogType],
    [paths.openapi, 'application/json'],
  ].map(
    ([path, type]) => `${path}
  ! Content-Type
  Content-Type: ${type}
  Access-Control-Allow-Origin: *
  Access-Control-Allow-Methods: GET
  Access-Control-Allow-Headers: Content-Type
  ! Cache-Control
  Cache-Control: public, max-age=3600`,
  )
  // Requested with every page, and may be a day old.
  const icon = `/favicon.svg
  ! Cache-Control
  Cache-Control: public, max-age=86400`
  const hashed = `/assets/*
  ! Cache-Control
  Cache-Control: public, max-age=31536000, immutable`
  return `${[everywhere, door, calendar, feed, card, catalog, description, icon, hashed].join('\n\n')}\n`
}
