const RELOADED_AT_KEY = 'reloaded-at'
/** The least time between two reloads, in milliseconds: an earlier one would not help either. */
const MIN_INTERVAL = 60_000

let pending: Promise<boolean> | undefined

/** Reloads the page, unless it was reloaded a moment ago or the network is down. Resolves to true if it reloads. */
export function reloadOnce(): Promise<boolean> {
  pending ??= tryReload().then((reloads) => {
    if (!reloads) pending = undefined
    return reloads
  })
  return pending
}

async function tryReload(): Promise<boolean> {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT_KEY)) < MIN_INTERVAL) return false
    // If the network is down, a reload would only lose the page and everything typed into it.
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
    sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()))
    location.reload()
    return true
  } catch {
    return false
  }
}
