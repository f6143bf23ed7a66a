import type { AuthContext } from './context.ts'

/** Characters of the longest address that a visitor is sent back to: it is stored until then. */
const LONGEST = 2000

/**
 * Checks whether a mail link or a sign-in may lead to an address: to SITE_URL's own origin and the patterns of
 * REDIRECT_URLS. It leads to loopback only if the site itself runs there: otherwise a stranger's mail could hand a session
 * to a program on the reader's machine. In a pattern `*` matches anything but dots and slashes, `**` anything, `?` one such
 * character.
 */
export function isAllowedRedirect(env: Env, target: string): boolean {
  let url: URL
  try {
    url = new URL(target)
  } catch {
    return false
  }
  if (url.username || url.password) return false
  const site = new URL(env.SITE_URL)
  const isLocal = site.hostname === 'localhost' || isLoopback(env.SITE_URL)
  if (isLocal && isLoopback(target)) return true
  if (url.protocol === site.protocol && url.hostname === site.hostname) {
    if (url.port === site.port || url.hostname === 'localhost') return true
  }
  // Compared as a browser reads it: as it is written, a host can be made to look like a path, or a path like a host.
  url.hash = ''
  const addresses =
    url.pathname === '/' && !url.search ? [url.href, url.href.slice(0, -1)] : [url.href]
  const patterns = (env.REDIRECT_URLS ?? '').split(',').map((pattern) => pattern.trim())
  return patterns.some(
    (pattern) => pattern !== '' && addresses.some((address) => matchPattern(pattern, address)),
  )
}

/** Reads the address as written: `new URL` turns 2130706433 and 0x7f000001 into 127.0.0.1. */
function isLoopback(target: string): boolean {
  return /^https?:\/\/(127(\.\d{1,3}){3}|\[::1\])(:\d*)?([/?#]|$)/i.test(target)
}

function matchPattern(pattern: string, target: string): boolean {
  const source = pattern
    .split(/(\*\*|\*|\?)/)
    .map((part) => {
      if (part === '**') return '.*'
      if (part === '*') return '[^./]*'
      if (part === '?') return '[^./]'
      return part.replace(/[.+^${}()|[\]\\]/g, '\\$&')
    })
    .join('')
  return new RegExp(`^${source}$`).test(target)
}

/**
 * Chooses the address that a request wants to be sent back to; falls back silently to the site if it is not allowed or too
 * long.
 */
export function chooseRedirect(c: AuthContext, fromBody?: string | null): string {
  const wanted =
    c.req.header('redirect_to') ||
    c.req.query('redirect_to') ||
    fromBody ||
    c.req.header('referer') ||
    ''
  const isAllowed = wanted.length <= LONGEST && isAllowedRedirect(c.env, wanted)
  return isAllowed ? wanted : c.env.SITE_URL
}
