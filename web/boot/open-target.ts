/** Opens the `<details>` around the element that the address names; not every browser does it by itself. */
export function openTarget() {
  const target = document.getElementById(location.hash.slice(1))
  const around = target?.closest('details')
  if (!around || around.open) return
  around.open = true
  target?.scrollIntoView()
}
