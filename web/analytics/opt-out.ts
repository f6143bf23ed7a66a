import { optOutKey, sessionKey } from '#content/wire/analytics.ts'
import { DATA_OPT_OUT } from '../boot/attributes.ts'

/** Enables the opt-out box in the footer of a measured page: it shows and sets whether this browser is measured. */
export function offerOptOut(): void {
  const box = document.querySelector<HTMLInputElement>(`[${DATA_OPT_OUT}]`)
  if (!box) return
  try {
    box.checked = localStorage.getItem(optOutKey) === 'off'
    box.onchange = () => {
      localStorage.setItem(optOutKey, 'off')
      // Makes the tracker end the page view now. Whatever was recorded before the box was ticked, or while it was
      // ticked, must not be sent later.
      document.dispatchEvent(new Event('pagehide'))
      if (box.checked) sessionStorage.removeItem(sessionKey)
      else localStorage.removeItem(optOutKey)
    }
    box.disabled = false
  } catch {
    // Without storage, nothing is measured anyway.
  }
}
