const STORED = 'mcphack.setup-key'

/**
 * The set-up key from the `#fragment` of the address, which no server sees, or from earlier in this tab. It does not
 * stay in the address, where it would be bookmarked and shown.
 */
export function takeSetupKey(): string {
  const fromAddress = new URLSearchParams(location.hash.slice(1)).get('key')
  try {
    if (!fromAddress) return sessionStorage.getItem(STORED) ?? ''
    sessionStorage.setItem(STORED, fromAddress)
    history.replaceState(history.state, '', location.pathname)
  } catch {
    // Without storage the key stays in the address.
  }
  return fromAddress ?? ''
}

export function forgetSetupKey() {
  try {
    sessionStorage.removeItem(STORED)
  } catch {
    // It was never kept.
  }
}
