import { DATA_OPT_OUT } from '../boot/attributes.ts'

let tracker: Promise<typeof import('./tracker.ts')> | undefined

/**
 * Called with every page, also after a change of route. The tracker is loaded only where the page says that it is
 * measured and offers the way out; once it is there it hears of every change, so that it can close the page before.
 */
export function measure(): void {
  // Nobody has seen the page yet. Until somebody does, other pages may add to the visit.
  if ((document as { prerendering?: boolean }).prerendering)
    return addEventListener('prerenderingchange', measure, true)
  // In a frame the page is being looked at in the dashboard, under its heat map.
  if (self === top && document.querySelector(`[${DATA_OPT_OUT}]`))
    tracker ??= import('./tracker.ts')
  tracker
    ?.then(({ startTracker }) => {
      startTracker()
      return import('./opt-out.ts')
    })
    .then(({ offerOptOut }) => offerOptOut())
    // A blocked or lost script measures nothing; only the log says so.
    .catch((error) => {
      tracker = undefined
      console.error('Failed to initialize analytics session', error)
    })
}
