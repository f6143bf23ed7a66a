import { optOutKey, sessionKey } from '#content/wire/analytics.ts'
import { DATA_OPT_OUT } from '../boot/attributes.ts'

/** Tells whether this browser is left out of the measuring. Throws without storage, without which nothing is measured. */
export const isOptedOut = () => localStorage.getItem(optOutKey) === 'off'

/** Leaves this browser out of the measuring, or takes it in again. */
export function setOptOut(isOut: boolean): void {
  localStorage.setItem(optOutKey, 'off')
  // Makes a tracker end its page view now. Whatever was recorded before this browser was left out, or while it was, must
  // not be sent later.
  document.dispatchEvent(new Event('pagehide'))
  if (isOut) sessionStorage.removeItem(sessionKey)
  else localStorage.removeItem(optOutKey)
}

/** Enables the opt-out box in the footer of a measured page: it shows and sets whether this browser is measured. */
export function offerOptOut(): void {
  const box = document.querySelector<HTMLInputElement>(`[${DATA_OPT_OUT}]`)
  if (!box) return
  try {
    box.checked = isOptedOut()
    box.onchange = () => setOptOut(box.checked)
    box.disabled = false
  } catch {
    // Without storage, nothing is measured anyway.
  }
}

/** Tells whether the browser itself asks not to be tracked: the tracker then measures nothing. */
export const asksNotToBeTracked = () =>
  navigator.doNotTrack === '1' ||
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
