/**
 * The only script that a content page loads. It ticks the countdown, marks what CSS cannot know and
 * starts the React app when somebody reaches for something that needs it. Keep it under 3 KB.
 */
import { measure } from '../analytics/measure.ts'
import { markDocument } from '../auth/storage-key.ts'
import { keepTyped, readDraft } from '../components/form/draft.ts'
import { tickCountdowns } from './countdown.ts'
import { EARLY_KEY, TAB_NAME } from './first-paint.ts'
import { openTarget } from './open-target.ts'
import { chooseFromQuery, showTabFromQuery } from './query-choices.ts'
import { markStages } from './registration-clock.ts'

const root = document.documentElement
root.removeAttribute('data-app-failed')

if (!CSS.supports('animation-timeline', 'scroll()')) {
  const mark = () => root.toggleAttribute('data-top', scrollY <= 50)
  addEventListener('scroll', mark, { passive: true })
  mark()
}

markDocument()

document.fonts
  .load('700 1em Bricolage Grotesque')
  .then(() => {
    root.dataset.face = ''
    window.name = TAB_NAME
  })
  // Without the face the next page is a first one again.
  .catch(() => {})

// No timer runs in a device that sleeps.
document.addEventListener('visibilitychange', markStages)
addEventListener('hashchange', openTarget)

let starting: Promise<void> | undefined
let ready = false

// Pages that the app changed to share one document; after a reload nobody is there to change back.
const shown = location.pathname + location.search
addEventListener('popstate', () => {
  if (!ready && location.pathname + location.search !== shown) location.reload()
})

function startApp(): Promise<void> {
  starting ??= import('../main.tsx')
    .then((app) => app.start())
    .then(() => {
      ready = true
      root.removeAttribute('data-app-failed')
      // It goes back to where somebody was on a page, so all heights must be true.
      root.dataset.whole = ''
    })
    .catch(() => {
      starting = undefined
      root.setAttribute('data-app-failed', '')
    })
  return starting
}

const reach = ({ target, type }: Event) => {
  if (ready || !(target instanceof Element)) return
  // What is typed before the app is there survives its start, or a reload in its place.
  const { form, name } = target as HTMLInputElement
  if (type === 'input' && form?.dataset.draft) keepTyped(form, name)
  if (target.closest('[data-app]')) void startApp()
}
for (const type of ['focusin', 'pointerdown', 'input']) addEventListener(type, reach, true)

// What was clicked or sent before the app was there happens once it is.
addEventListener(
  'click',
  (event) => {
    const control =
      event.target instanceof Element && event.target.closest<HTMLElement>('[data-app-click]')
    if (ready || !control) return
    event.preventDefault()
    void startApp().then(() => ready && control.click())
  },
  true,
)
addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement
    if (ready || !form.closest('[data-app]')) return
    event.preventDefault()
    void startApp().then(() => ready && form.requestSubmit())
  },
  true,
)

// The "More" menu is a <details>; a click beside it or Escape closes it.
addEventListener('click', (event) => closeMenus(event.target as Node))
addEventListener('keydown', (event) => {
  if (event.key === 'Escape') closeMenus()
})
function closeMenus(except?: Node) {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-dismiss][open]')) {
    if (except && menu.contains(except)) continue
    if (!except && menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
    menu.open = false
  }
}

// From here on the listeners above hear of everything.
const { [EARLY_KEY]: early = [] } = window as { [EARLY_KEY]?: Event[] }
window.onclick = window.oninput = null

/** Presses and notes once more what was pressed and typed before this file was there. */
function catchUp() {
  for (const event of early) {
    reach(event)
    if (event.type === 'click' && event.target instanceof Element)
      event.target.closest<HTMLElement>('[data-app-click], [data-app] [type=submit]')?.click()
  }
}

/** Whether somebody's focus was quicker than this file. */
const isReached = () => document.activeElement?.closest('[data-app]')
const hasDraft = () =>
  [...document.querySelectorAll<HTMLElement>('[data-draft]')].some(({ dataset }) =>
    readDraft(dataset.draft!),
  )
const hasSearch = () =>
  new URLSearchParams(location.search).has('q') && document.querySelector('[data-app] [name=q]')

/** Gives the parts that the first paint left out their true heights: one with each frame, so that none of them is long. */
function layOut(parts: HTMLElement[]) {
  requestAnimationFrame(() => {
    const [part, ...rest] = parts
    part?.style.setProperty('content-visibility', 'visible')
    if (part) setTimeout(layOut, 0, rest)
  })
}

/** What needs the whole page. */
function begin() {
  tickCountdowns()
  measure()
  markStages()
  chooseFromQuery()
  showTabFromQuery()
  openTarget()
  layOut([...document.querySelectorAll<HTMLElement>('main > *, footer, .later, .prose > *')])
  const { dataset } = document.body
  catchUp()
  if ('start' in dataset || isReached() || hasDraft() || hasSearch()) void startApp()
  if (dataset.status === '404') console.error(`404 Error: no page at ${location.pathname}`)
}
// On a later page this file is there before the page has come whole.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin)
else begin()
