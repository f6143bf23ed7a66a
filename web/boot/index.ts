/**
 * The only script that a content page loads; its files together stay under 3 KB. What happens to a page, in order:
 *
 *  1. The script inside the page (first-paint.ts) keeps what is pressed and typed, and asks for this file after the
 *     first paint; on later pages of a tab at once.
 *  2. This file says on `<html>` what style sheets cannot know: the top of the page, the session, the display face.
 *  3. It begins to listen, and what was kept so far is taken over (early-events.ts).
 *  4. Once the page has come whole, it ticks countdowns, measures the visit, goes by the clock of registration, chooses
 *     what the address asks for, and gives late parts their true heights, one with each frame (layout.ts).
 *  5. What was pressed and typed before this file was there is done once more.
 *  6. The app starts (start-app.ts): now, where the page or what a reader left in it wants that; else when somebody
 *     reaches for a part that needs it. What is typed meanwhile is kept, what is pressed or sent waits.
 *  7. React hydrates the page (main.tsx). From then on it hears of everything itself.
 */
import { measure } from '../analytics/measure.ts'
import { markDocument } from '../auth/storage-key.ts'
import { DATA_STATUS } from './attributes.ts'
import { tickCountdowns } from './countdown.ts'
import { catchUp, hearOfReaching } from './early-events.ts'
import { layOutLateParts, loadFace, markTop } from './layout.ts'
import { closeMenusOnTheWay } from './menus.ts'
import { openTarget } from './open-target.ts'
import { chooseFromQuery, showTabFromQuery } from './query-choices.ts'
import { markStages } from './registration-clock.ts'
import { followHistory, hideFailure, isAppWanted, startApp } from './start-app.ts'

hideFailure()
markTop()
markDocument()
loadFace()
followHistory()
// No timer runs in a device that sleeps.
document.addEventListener('visibilitychange', markStages)
addEventListener('hashchange', openTarget)
closeMenusOnTheWay()
hearOfReaching()

/** What needs the whole page. */
function begin() {
  tickCountdowns()
  measure()
  markStages()
  chooseFromQuery()
  showTabFromQuery()
  openTarget()
  layOutLateParts()
  catchUp()
  if (isAppWanted()) void startApp()
  if (document.body.getAttribute(DATA_STATUS) === '404')
    console.error(`404 Error: no page at ${location.pathname}`)
}
// On a later page this file is there before the page has come whole.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin)
else begin()
