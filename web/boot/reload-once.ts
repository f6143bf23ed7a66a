const STORED = 'reloaded-at'
/** Milliseconds in which a second reload would not help either. */
const PATIENCE = 60_000

let underWay: Promise<boolean> | undefined

/** Whether the tab is about to be loaded anew. */
export function reloadOnce(): Promise<boolean> {
  underWay ??= tryReload().then((goes) => {
    if (!goes) underWay = undefined
    return goes
  })
  return underWay
}

async function tryReload(): Promise<boolean> {
  try {
    if (Date.now() - Number(sessionStorage.getItem(STORED)) < PATIENCE) return false
    // When it is the network that is gone, a reload would only lose the page and what was typed.
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
    sessionStorage.setItem(STORED, String(Date.now()))
    location.reload()
    return true
  } catch {
    return false
  }
}
