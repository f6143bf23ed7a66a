import { saveEarlyDraft } from '../components/form/draft.ts'
import { DATA_APP, DATA_APP_CLICK, DATA_DRAFT } from './attributes.ts'
import { EARLY_EVENTS_KEY } from './first-paint.ts'
import { isReady, startApp } from './start-app.ts'

let early: Event[] = []

/** Starts the app when somebody interacts with a part that needs it. Clicks and submissions are repeated once it is ready. */
export function listenForInteraction() {
  for (const type of ['focusin', 'pointerdown', 'input'])
    addEventListener(type, startIfNeeded, true)
  addEventListener('click', holdClick, true)
  addEventListener('submit', holdSubmit, true)
  // These listeners replace the ones of the first-paint script.
  early = (window as { [EARLY_EVENTS_KEY]?: Event[] })[EARLY_EVENTS_KEY] ?? []
  window.onclick = window.oninput = null
}

function startIfNeeded({ target, type }: Event) {
  if (isReady || !(target instanceof Element)) return
  // Text typed before the app is ready must survive its start, or a reload instead of it.
  const { form, name } = target as HTMLInputElement
  if (type === 'input' && form?.hasAttribute(DATA_DRAFT)) saveEarlyDraft(form, name)
  if (target.closest(`[${DATA_APP}]`)) void startApp()
}

function holdClick(event: Event) {
  const control =
    event.target instanceof Element && event.target.closest<HTMLElement>(`[${DATA_APP_CLICK}]`)
  if (isReady || !control) return
  event.preventDefault()
  void startApp().then(() => isReady && control.click())
}

function holdSubmit(event: Event) {
  const form = event.target as HTMLFormElement
  if (isReady || !form.closest(`[${DATA_APP}]`)) return
  event.preventDefault()
  void startApp().then(() => isReady && form.requestSubmit())
}

/** Replays the clicks and inputs from before the boot script had loaded. */
export function replayEarlyEvents() {
  for (const event of early) {
    startIfNeeded(event)
    if (event.type === 'click' && event.target instanceof Element)
      event.target.closest<HTMLElement>(`[${DATA_APP_CLICK}], [${DATA_APP}] [type=submit]`)?.click()
  }
}
