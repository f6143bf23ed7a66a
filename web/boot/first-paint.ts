import { instants } from '#content/catalogue/instants.ts'
import { dayBefore, yearStart } from '#content/catalogue/year-start.ts'
import { writeEditionClock } from '#content/edition-clock.ts'
import {
  DATA_APP_FAILED,
  DATA_DAYS,
  DATA_FACE,
  DATA_STAGE,
  DATA_UNSTYLED,
  DATA_WHOLE,
} from './attributes.ts'

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

/** The name of the function on `window` that sets the edition's stage and today's date on `<html>`. */
export const STAGE_FUNCTION = 'stage'

/** Returns how many of the edition's instants have passed; takes milliseconds. */
export const stageAt = (now: number) => instants.filter((instant) => instant <= now).length

/** Returns the edition's instants in days since its year began, rounded down by less than a millisecond. */
const writeInstants = () =>
  instants.map((instant) => Math.floor(((instant - yearStart) / 864e5) * 1e8) / 1e8).join()

const shorten = (source: string) => source.replace(/00+\b/g, (zeros) => `e${zeros.length}`)

/**
 * Returns the inline script in the head of every page; the policy in `_headers` allows it by hash. On the first page of a
 * tab, the document comes before anything else:
 *
 * - The style sheets are linked in the `<noscript>` before this script. They start as print sheets, which do not block the
 *   first paint. Once all of them have loaded, they are applied together, so the page is laid out only once. The page itself
 *   contains the styles of its first screen; until the sheets apply, first.css hides everything below it. If the address
 *   has a hash, the page waits for the sheets, because the target may be further down.
 * - The boot script, and with it the display face, loads after the first paint. The timer is for browsers that report no
 *   paints. Clicks and input from before the boot script has loaded are recorded for it, and request it again.
 *
 * Before the first paint, the script sets the edition's stage, because the page may have been built during an earlier one. It
 * also sets today's date for the style sheets: `--day` to calculate with, and a space for each day that has begun, for
 * selectors. Setting them later would recalculate the styles of every element.
 *
 * Later pages have all of these cached, so they use them from the start. Only the home page does not wait for its sheet,
 * which no other page has.
 */
export const firstPaintScript = (boot: string) =>
  `{let{documentElement:{dataset,style},head}=document,` +
  `boot=()=>import("${boot}").catch(()=>dataset.${property(DATA_APP_FAILED)}=""),` +
  `sheets=head.querySelector("noscript")?.textContent,` +
  `later=name=="${TAB_NAME}";` +
  `(${STAGE_FUNCTION}=(day=${shorten(writeEditionClock(yearStart))})=>{dataset.${property(DATA_STAGE)}=[${writeInstants()}].filter(t=>t<=day).length;` +
  `dataset.${property(DATA_DAYS)}="".padEnd(day-${dayBefore});style.cssText="--day:"+(day|0)})();` +
  `if(later){dataset.${property(DATA_FACE)}=dataset.${property(DATA_WHOLE)}="";boot()}` +
  `if(sheets)if(later&&!/home-/.test(sheets)||location.hash)document.write(sheets);else{` +
  `dataset.${property(DATA_UNSTYLED)}="";` +
  `head.insertAdjacentHTML("beforeend",sheets.replaceAll("<link","<link media=print"));` +
  `let links=[...head.querySelectorAll("[media]")],left=links.length;` +
  `for(let link of links)link.onload=link.onerror=()=>{` +
  `if(!--left){for(link of links)link.media="";delete dataset.${property(DATA_UNSTYLED)}}}}` +
  `new PerformanceObserver(boot).observe({type:"paint",buffered:!0});setTimeout(boot,3e3);` +
  `${EARLY_EVENTS_KEY}=[];onclick=oninput=e=>{${EARLY_EVENTS_KEY}.push(e);boot()}}`
