import { DATA_QUERY, DATA_TAB } from './attributes.ts'

/**
 * Preselects an option of every `select[data-query]` from the address: `?tier=gold` in the one with `data-query="tier"`.
 * A choice that was already made stays, unless `again` is set.
 */
export function chooseFromQuery(again = false) {
  const query = new URLSearchParams(location.search)
  for (const list of document.querySelectorAll<HTMLSelectElement>(`select[${DATA_QUERY}]`)) {
    if (list.value && !again) continue
    const wanted = query.get(list.getAttribute(DATA_QUERY)!)
    for (const option of list.options) if (wanted && option.value === wanted) option.selected = true
  }
}

/** Shows the tab that the address names, such as `?tab=signup`, before the app has started. */
export function showTabFromQuery() {
  const wanted = new URLSearchParams(location.search).get('tab')
  const all = [...document.querySelectorAll<HTMLElement>(`[${DATA_TAB}]`)]
  if (!all.some((element) => element.getAttribute(DATA_TAB) === wanted)) return
  for (const element of all) {
    const isWanted = element.getAttribute(DATA_TAB) === wanted
    if (element.matches('[role=tab]')) element.setAttribute('aria-selected', String(isWanted))
    else element.hidden = !isWanted
  }
}
