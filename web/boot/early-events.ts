import { keepTyped } from '../components/form/draft.ts'
import { DATA_APP, DATA_APP_CLICK, DATA_DRAFT } from './attributes.ts'
import { EARLY_KEY } from './first-paint.ts'
import { isReady, startApp } from './start-app.ts'

let early: Event[] = []

/** Starts the app when somebody reaches for a part that needs it; what is clicked or sent before it is there happens once it is. */
export function hearOfReaching() {
  for (const type of ['focusin', 'pointerdown', 'input']) addEventListener(type, reach, true)
  addEventListener('click', holdClick, true)
  addEventListener('submit', holdSubmit, true)
  // From here on these hear of everything.
  early = (window as { [EARLY_KEY]?: Event[] })[EARLY_KEY] ?? []
  window.onclick = window.oninput = null
}

function reach({ target, type }: Event) {
  if (isReady || !(target instanceof Element)) return
  // What is typed before the app is there survives its start, or a reload in its place.
  const { form, name } = target as HTMLInputElement
  if (type === 'input' && form?.hasAttribute(DATA_DRAFT)) keepTyped(form, name)
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

/** Presses and notes once more what was pressed and typed before the boot script was there. */
export function catchUp() {
  for (const event of early) {
    reach(event)
    if (event.type === 'click' && event.target instanceof Element)
      event.target.closest<HTMLElement>(`[${DATA_APP_CLICK}], [${DATA_APP}] [type=submit]`)?.click()
  }
}
