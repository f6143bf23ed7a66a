/** Opens the `<details>` around the target of the address's fragment; not every browser does so by itself. */
export function openTarget() {
  const target = document.getElementById(location.hash.slice(1))
  const around = target?.closest('details')
  if (!around || around.open) return
  around.open = true
  target?.scrollIntoView()
}
