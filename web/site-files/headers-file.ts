import { calendarFileName } from '../calendar/entries.ts'

/** What Cloudflare reads at the most. */
const MOST_RULES = 100

const TURNSTILE = 'https://challenges.cloudflare.com'

/**
 * The `_headers` file of the asset store. Scripts come from files, but for those in the pages that are named by their
 * hash; React writes `style` attributes, which `style-src-attr` lets through and `style-src` does not.
 *
 * Each hashed file has a rule of its own: a rule for `/assets/*` would also make the 404 of a file that a new
 * deploy has not brought yet `immutable`, and a browser would keep that answer for a year. Should there be more
 * files than rules, the smallest go without and are asked for anew, which costs a 304.
 *
 * @param scripts source expressions of the scripts in the pages
 * @param externalForms addresses of forms elsewhere that pages show in a frame, or empty strings
 * @param hashed addresses of the files whose names change with their content, the largest first
 */
export function headersFile({
  scripts,
  externalForms,
  hashed,
}: {
  scripts: string[]
  externalForms: string[]
  hashed: string[]
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
  const rules = [everywhere, calendar, feed, icon]
  const kept = hashed.slice(0, MOST_RULES - rules.length).map(
    (file) => `${file}
  ! Cache-Control
  Cache-Control: public, max-age=31536000, immutable`,
  )
  return `${[...rules, ...kept].join('\n\n')}\n`
}
