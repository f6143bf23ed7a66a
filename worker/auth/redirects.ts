import type { AuthContext } from './context.ts'

/**
 * Where a mail link or a sign-in may lead: SITE_URL's own origin and the patterns of REDIRECT_URLS; loopback addresses
 * only from a site that stands on one, or a stranger's mail could hand a session to a program on the reader's machine.
 * In a pattern `*` stands for anything but dots and slashes, `**` for anything, `?` for one such character.
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
 * Chooses the address that a request wants to be sent back to; falls back silently to the site if it is not allowed.
 */
export function chooseRedirect(c: AuthContext, fromBody?: string | null): string {
  const wanted =
    c.req.header('redirect_to') ||
    c.req.query('redirect_to') ||
    fromBody ||
    c.req.header('referer') ||
    ''
  return isAllowedRedirect(c.env, wanted) ? wanted : c.env.SITE_URL
}
