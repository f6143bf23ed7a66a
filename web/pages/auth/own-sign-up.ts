const KEY = 'mcphack.signed-up'

/** Remembers that somebody signed up in this browser, for when the link of the mail is opened in it. */
export function rememberSignUp() {
  try {
    localStorage.setItem(KEY, '1')
  } catch {
    // The page behind the link then asks whose password it is.
  }
}

/** Tells whether somebody signed up in this browser, and forgets it. */
export function takeSignUp(): boolean {
  try {
    const isKnown = localStorage.getItem(KEY) !== null
    localStorage.removeItem(KEY)
    return isKnown
  } catch {
    return false
  }
}
