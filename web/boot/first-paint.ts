import { DATA_APP_FAILED, DATA_FACE, DATA_WHOLE } from './attributes.ts'

/**
 * The `window.name` of a tab that has already loaded the boot script and the display face. It survives reloads and
 * navigation within a site, and unlike sessionStorage it is available at once: the first access to storage took 1 to
 * 7 ms on a fast machine, before the first paint.
 */
export const TAB_NAME = 'mcphack'

/** The property of `window` that holds the click and input events from before the boot script had loaded. */
export const EARLY_EVENTS_KEY = 'early'

/** Returns a `data-` attribute's property of `dataset`, which is the shortest way to set one. */
const property = (attribute: string) =>
  attribute.slice('data-'.length).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/**
 * Returns the inline script in the head of every page; the policy in `_headers` allows it by hash. On the first page of a
 * tab, the document and its styles come before anything else: the boot script, and with it the display face, loads after
 * the first paint. Later pages have both cached, so they use them from the start. The timer is for browsers that report no
 * paints. Clicks and input from before the boot script has loaded are recorded for it, and request it again.
 */
export const firstPaintScript = (boot: string) =>
  `{let{dataset}=document.documentElement,` +
  `boot=()=>import("${boot}").catch(()=>dataset.${property(DATA_APP_FAILED)}="");` +
  `if(name=="${TAB_NAME}"){dataset.${property(DATA_FACE)}=dataset.${property(DATA_WHOLE)}="";boot()}` +
  `new PerformanceObserver(boot).observe({type:"paint",buffered:!0});setTimeout(boot,3e3);` +
  `${EARLY_EVENTS_KEY}=[];onclick=oninput=e=>{${EARLY_EVENTS_KEY}.push(e);boot()}}`
