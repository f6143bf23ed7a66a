import { calendarFileName } from '../calendar/entries.ts'

const TURNSTILE = 'https://challenges.cloudflare.com'

/**
 * The `_headers` file of the asset store. Scripts come from files, but for those in the pages that are named by their
 * hash; React writes `style` attributes, which `style-src-attr` lets through and `style-src` does not.
 *
 * One rule makes every hashed file `immutable`, however many there are: a hundred rules is the most that Cloudflare
 * reads. It must not hold for a file that a new deploy has not brought yet, or a browser would keep that 404 for a
 * year; so the store is told to answer no missing address (`not_found_handling`), and the Worker does.
 *
 * @param scripts source expressions of the scripts in the pages
 * @param externalForms addresses of forms elsewhere that pages show in a frame, or empty strings
 */
export function headersFile({
  scripts,
  externalForms,
}: {
  scripts: string[]
  externalForms: string[]
}): string {
  const frames = [TURNSTILE, ...externalForms.filter(Boolean).map((url) => new URL(url).origin)]
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')} ${TURNSTILE}`,
    `frame-src ${frames.join(' ')}`,
    "connect-src 'self'",
    "img-src 'self' data:",
    "style-src 'self'",
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
  const calendar = `/calendar.ics
  ! Content-Type
  Content-Type: text/calendar; charset=utf-8
  Content-Disposition: inline; filename="${calendarFileName}"`
  const feed = `/feed.xml
  ! Content-Type
  Content-Type: application/atom+xml; charset=utf-8`
  // Asked for with every page; a day old, it is as good as new.
  const icon = `/favicon.svg
  ! Cache-Control
  Cache-Control: public, max-age=86400`
  const hashed = `/assets/*
  ! Cache-Control
  Cache-Control: public, max-age=31536000, immutable`
  return `${[everywhere, calendar, feed, icon, hashed].join('\n\n')}\n`
}
