import { DATA_APP_FAILED, DATA_FACE, DATA_WHOLE } from './attributes.ts'

/**
 * The name of a tab to which the boot script and the display face came already. A name stays with its tab for all pages
 * of a site and for a reload, and unlike a storage it is there at once: the first look into one took 1 to 7 ms of a
 * fast machine, before the first paint.
 */
export const TAB_NAME = 'mcphack'

/** The property of `window` that holds what was pressed and typed before the boot script was there. */
export const EARLY_KEY = 'early'

/** A `data-` attribute's property in `dataset`, which is the shortest way to set one. */
const property = (attribute: string) =>
  attribute.slice('data-'.length).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/**
 * The script in the head of every page; its hash stands in the policy of `_headers`. The first page of a tab gets
 * document and styles before anything else: the boot script comes when it is painted, and with it the display face. The
 * next ones have both at hand, so they use them from the start. The timer is for browsers that keep their paints to
 * themselves. What somebody presses or types before the boot script is there waits for it, and asks for it once more.
 */
export const firstPaintScript = (boot: string) =>
  `{let{dataset}=document.documentElement,` +
  `boot=()=>import("${boot}").catch(()=>dataset.${property(DATA_APP_FAILED)}="");` +
  `if(name=="${TAB_NAME}"){dataset.${property(DATA_FACE)}=dataset.${property(DATA_WHOLE)}="";boot()}` +
  `new PerformanceObserver(boot).observe({type:"paint",buffered:!0});setTimeout(boot,3e3);` +
  `${EARLY_KEY}=[];onclick=oninput=e=>{${EARLY_KEY}.push(e);boot()}}`
