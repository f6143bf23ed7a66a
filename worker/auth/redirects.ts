import type { Context } from 'hono'
import type { AppEnv } from '../http/context.ts'

/**
 * Where a mail link or a sign-in may lead: SITE_URL's own origin, loopback addresses, and the patterns of REDIRECT_URLS.
 * In a pattern `*` stands for anything but dots and slashes, `**` for anything, `?` for one such character.
 */
function isAllowedRedirect(env: Env, target: string): boolean {
  let url: URL
  try {
    url = new URL(target)
  } catch {
    return false
  }
  if (url.username || url.password || /^\d+$/.test(rawHost(target))) return false
  const site = new URL(env.SITE_URL)
  if (url.protocol === site.protocol && url.hostname === site.hostname) {
    if (url.port === site.port || url.hostname === 'localhost') return true
  }
  if (isLoopback(url)) return true
  const withoutFragment = target.split('#')[0]!
  const patterns = (env.REDIRECT_URLS ?? '').split(',').map((pattern) => pattern.trim())
  return patterns.some((pattern) => pattern !== '' && matchPattern(pattern, withoutFragment))
}

/** The host as it was written: `new URL` turns the decimal 2130706433 into 127.0.0.1. */
function rawHost(target: string): string {
  return /^[a-z][a-z\d+.-]*:\/\/([^/:?#]*)/i.exec(target)?.[1] ?? ''
}

function isLoopback(url: URL): boolean {
  const isHttp = url.protocol === 'http:' || url.protocol === 'https:'
  return isHttp && (/^127(\.\d{1,3}){3}$/.test(url.hostname) || url.hostname === '[::1]')
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

/** The address a request wants to come back to; what is not allowed falls back to the site without a word. */
export function chooseRedirect(c: Context<AppEnv>, fromBody?: string | null): string {
  const wanted =
    c.req.header('redirect_to') ||
    c.req.query('redirect_to') ||
    fromBody ||
    c.req.header('referer') ||
    ''
  return isAllowedRedirect(c.env, wanted) ? wanted : c.env.SITE_URL
}
