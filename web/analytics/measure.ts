import { measuredPrefix, optOutKey } from '#content/analytics.ts'

let tracker: Promise<typeof import('./tracker.ts')> | undefined

/**
 * Called with every page, also after a change of route. The tracker is loaded only under the measured prefix; once it
 * is there it hears of every change, so that it can close the page before.
 */
export function measure(): void {
  offerOptOut()
  // In a frame the page is being looked at in the dashboard, under its heat map.
  if (self === top && location.pathname.startsWith(measuredPrefix))
    tracker ??= import('./tracker.ts')
  // A blocked or lost script measures nothing; only the log says so.
  tracker?.then(
    ({ startTracker }) => startTracker(),
    (error) => {
      tracker = undefined
      console.error('Failed to initialize analytics session', error)
    },
  )
}

/** The box at the foot of a measured page; it says and sets whether this browser is measured. */
function offerOptOut(): void {
  const box = document.querySelector<HTMLInputElement>('[data-opt-out]')
  if (!box) return
  try {
    box.checked = localStorage.getItem(optOutKey) === 'off'
    box.onchange = () =>
      box.checked ? localStorage.setItem(optOutKey, 'off') : localStorage.removeItem(optOutKey)
    box.disabled = false
  } catch {
    // Without storage nothing is measured either.
  }
}
