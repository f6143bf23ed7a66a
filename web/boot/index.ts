/**
 * The only script that a content page loads; its files together stay under 3 KB. What happens on a page, in order:
 *
 *  1. The inline script (first-paint.ts) sets the stage of the edition, records clicks and input, and loads this file after
 *     the first paint, or immediately on later pages in the same tab.
 *  2. This file marks on `<html>` what style sheets cannot know: the top of the page, the session, the display face.
 *  3. It starts listening, and takes over the events recorded so far (early-events.ts).
 *  4. Once the document is parsed, it starts countdowns, measures the visit and preselects what the address names. Once the
 *     face has loaded too, it lays out the late parts, one per frame (layout.ts).
 *  5. It replays the clicks and input from before it had loaded.
 *  6. The app starts (start-app.ts): at once, if the page or a draft in it needs that; otherwise when somebody interacts
 *     with a part that needs it. Meanwhile input is saved, and clicks and submissions are held back.
 *  7. React hydrates the page (main.tsx) and handles all events from then on.
 */
import { measure } from '../analytics/measure.ts'
import { markDocument } from '../auth/storage-key.ts'
import { clearOldDrafts } from '../components/form/draft.ts'
import { DATA_STATUS } from './attributes.ts'
import { tickCountdowns } from './countdown.ts'
import { replayEarlyEvents, listenForInteraction } from './early-events.ts'
import { layOutLateParts, loadFace, markTop } from './layout.ts'
import { listenForDismissal } from './menus.ts'
import { openTarget } from './open-target.ts'
import { chooseFromQuery, showTabFromQuery } from './query-choices.ts'
import { followStages, markStage } from './stage.ts'
import { reloadOnHistory, hideFailure, shouldStartApp, startApp } from './start-app.ts'
import { showWinners } from './winners.ts'

hideFailure()
markTop()
markDocument()
const face = loadFace()
clearOldDrafts()
reloadOnHistory()
// No timer runs while the device sleeps.
document.addEventListener('visibilitychange', markStage)
followStages()
addEventListener('hashchange', openTarget)
listenForDismissal()
listenForInteraction()

/** Runs what needs the whole document. */
function begin() {
  tickCountdowns()
  // Once the styles are there: the first depth is that of the page as it is seen.
  requestAnimationFrame(measure)
  chooseFromQuery()
  showTabFromQuery()
  openTarget()
  void face.then(layOutLateParts)
  replayEarlyEvents()
  void showWinners()
  if (shouldStartApp()) void startApp()
  if (document.body.getAttribute(DATA_STATUS) === '404')
    console.error(`404 Error: no page at ${location.pathname}`)
}
// On later pages of a tab, this file runs before the document is parsed.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin)
else begin()
