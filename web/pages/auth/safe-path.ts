import { paths } from '#content/paths.ts'

/** Returns where to go next: the wanted address if it is on this site and not itself part of signing in, or the home page. */
export function safePath(wanted: string | null, origin: string): string {
  const url = parse(wanted, origin)
  if (!url) return paths.home
  // A path that begins with two slashes would lead to another host.
  const isHere = url.origin === origin && !url.pathname.startsWith('//')
  const isLoop =
    url.pathname === paths.auth ||
    url.pathname === paths.confirm ||
    url.pathname.startsWith('/api/')
  return isHere && !isLoop ? url.pathname + url.search + url.hash : paths.home
}

function parse(wanted: string | null, origin: string): URL | undefined {
  try {
    return wanted ? new URL(wanted, origin) : undefined
  } catch {
    return undefined
  }
}
