import { DATA_OPT_OUT } from '../boot/attributes.ts'

let tracker: Promise<typeof import('./tracker.ts')> | undefined

/**
 * Measures the current page; call it again after every change of route. The tracker is loaded only where the page says
 * that it is measured and offers the opt-out. Once loaded, it is told of every change, so that it can close the
 * previous page view.
 */
export function measure(): void {
  // A prerendered page has not been seen yet, and until it is, other pages may add to the visit.
  if ((document as { prerendering?: boolean }).prerendering)
    return addEventListener('prerenderingchange', measure, true)
  // In a frame, the page is shown in the dashboard under its heat map, so it is not a visit.
  if (self === top && document.querySelector(`[${DATA_OPT_OUT}]`))
    tracker ??= import('./tracker.ts')
  tracker
    ?.then(({ startTracker }) => {
      startTracker()
      return import('./opt-out.ts')
    })
    .then(({ offerOptOut }) => offerOptOut())
    // Without the script nothing is measured, and the visitor should not notice.
    .catch((error) => {
      tracker = undefined
      console.error('Failed to initialize analytics session', error)
    })
}
