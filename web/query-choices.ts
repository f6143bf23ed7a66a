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
