import { DATA_QUERY, DATA_TAB } from './attributes.ts'

/**
 * Fills in every field with `data-query` from the address: `?tier=gold` chooses that option in the list with
 * `data-query="tier"`, or among radio buttons with it. What was already chosen or typed stays, unless `again` is set.
 */
export function chooseFromQuery(again = false) {
  const query = new URLSearchParams(location.search)
  for (const field of document.querySelectorAll<HTMLSelectElement | HTMLInputElement>(
    `[${DATA_QUERY}]`,
  )) {
    const { value, type } = field
    const wanted = query.get(field.getAttribute(DATA_QUERY)!)
    if (type === 'radio') {
      if (value === wanted && !document.querySelector(`[${DATA_QUERY}]:checked`)) field.click()
      continue
    }
    if (!wanted || (value && !again)) continue
    field.value = wanted
    // A list without that option keeps what it had.
    if (!field.value) field.value = value
  }
}

/** Shows the tab that the address names, such as `?tab=signup`, before the app has started. */
export function showTabFromQuery() {
  const wanted = new URLSearchParams(location.search).get('tab')
  const all = [...document.querySelectorAll<HTMLElement>(`[${DATA_TAB}]`)]
  const isWanted = (element: Element) => element.getAttribute(DATA_TAB) === wanted
  if (!all.some(isWanted)) return
  for (const element of all) {
    if (element.matches('[role=tab]'))
      element.setAttribute('aria-selected', String(isWanted(element)))
    else element.hidden = !isWanted(element)
  }
}
