import { optOutKey, sessionKey } from '#content/wire/analytics.ts'
import { DATA_OPT_OUT } from '../boot/attributes.ts'

/** The box at the foot of a measured page; it says and sets whether this browser is measured. */
export function offerOptOut(): void {
  const box = document.querySelector<HTMLInputElement>(`[${DATA_OPT_OUT}]`)
  if (!box) return
  try {
    box.checked = localStorage.getItem(optOutKey) === 'off'
    box.onchange = () => {
      localStorage.setItem(optOutKey, 'off')
      // For the tracker the page ends here, and what it knows of it goes: neither what was done before the box was
      // ticked nor what was done while it was may leave later.
      document.dispatchEvent(new Event('pagehide'))
      if (box.checked) sessionStorage.removeItem(sessionKey)
      else localStorage.removeItem(optOutKey)
    }
    box.disabled = false
  } catch {
    // Without storage nothing is measured either.
  }
}
