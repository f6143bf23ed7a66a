import { calendarFileName } from './calendar/entries.ts'

/** What Cloudflare reads at the most. */
const MOST_RULES = 100

const TURNSTILE = 'https://challenges.cloudflare.com'

/**
 * The `_headers` file of the asset store. Scripts come from files only, so there is no inline script to allow;
 * React writes `style` attributes, which `style-src-attr` lets through and `style-src` does not.
 *
 * Each hashed file has a rule of its own: a rule for `/assets/*` would also make the 404 of a file that a new
 * deploy has not brought yet `immutable`, and a browser would keep that answer for a year.
 *
 * @param hashed addresses of the files whose names change with their content
 */
export function headersFile(externalForms: string[], hashed: string[]): string {
  const frames = [TURNSTILE, ...externalForms.filter(Boolean).map((url) => new URL(url).origin)]
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${TURNSTILE}`,
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
  const kept = hashed.map((file) => `${file}
  ! Cache-Control
  Cache-Control: public, max-age=31536000, immutable`)
  const calendar = `/calendar.ics
  ! Content-Type
  Content-Type: text/calendar; charset=utf-8
  Content-Disposition: inline; filename="${calendarFileName}"`
  const rules = [everywhere, calendar, ...kept]
  if (rules.length > MOST_RULES) {
    throw new Error(`_headers would have ${rules.length} rules, ${MOST_RULES} are read`)
  }
  return `${rules.join('\n\n')}\n`
}
