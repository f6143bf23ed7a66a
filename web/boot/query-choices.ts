/**
 * Chooses in every `select[data-query]` what the address asks for: `?tier=gold` in the list of `data-query="tier"`.
 * A choice that was made already stays, unless `again` is set.
 */
export function chooseFromQuery(again = false) {
  const query = new URLSearchParams(location.search)
  for (const list of document.querySelectorAll<HTMLSelectElement>('select[data-query]')) {
    if (list.value && !again) continue
    const wanted = query.get(list.dataset.query!)
    for (const option of list.options) if (wanted && option.value === wanted) option.selected = true
  }
}

/** Shows the tab that the address asks for, `?tab=signup`, before the app is there. */
export function showTabFromQuery() {
  const wanted = new URLSearchParams(location.search).get('tab')
  const all = [...document.querySelectorAll<HTMLElement>('[data-tab]')]
  if (!all.some(({ dataset }) => dataset.tab === wanted)) return
  for (const element of all) {
    const isWanted = element.dataset.tab === wanted
    if (element.matches('[role=tab]')) element.setAttribute('aria-selected', String(isWanted))
    else element.hidden = !isWanted
  }
}
