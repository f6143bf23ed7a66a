const SETUP_KEY = 'mcphack.setup-key'

/**
 * Takes the set-up key from the fragment of the address, which no server sees, or from this tab's storage. It is removed
 * from the address, where it would be seen and bookmarked. Returns '' if there is none.
 */
export function takeSetupKey(): string {
  const fromAddress = new URLSearchParams(location.hash.slice(1)).get('key')
  try {
    if (!fromAddress) return sessionStorage.getItem(SETUP_KEY) ?? ''
    sessionStorage.setItem(SETUP_KEY, fromAddress)
    history.replaceState(history.state, '', location.pathname)
  } catch {
    // Without storage, the key stays in the address.
  }
  return fromAddress ?? ''
}

export function forgetSetupKey() {
  try {
    sessionStorage.removeItem(SETUP_KEY)
  } catch {
    // Without storage, it was never stored.
  }
}
