import { measuredPrefix } from '#content/analytics.ts'

let tracker: Promise<typeof import('./tracker.ts')> | undefined

/**
 * Called with every page, also after a change of route. The tracker is loaded only under the measured prefix; once it
 * is there it hears of every change, so that it can close the page before.
 */
export function measure(): void {
  // In a frame the page is being looked at in the dashboard, under its heat map.
  if (self === top && location.pathname.startsWith(measuredPrefix))
    tracker ??= import('./tracker.ts')
  // A blocked or lost script measures nothing, and that is all: nobody sees an error.
  tracker?.then(
    ({ startTracker }) => startTracker(),
    () => (tracker = undefined),
  )
}
