/** From weak to strong: an element goes by the last of these that it carries. */
const names = ['href', 'role', 'aria-label', 'name', 'data-track', 'id']
/** A value that needs no escaping and was written by a person: ids made by React begin with `_`, `:` or `«`. */
const plain = /^(?![_:«])[^"\\<{}\n]{1,60}$/

/**
 * A CSS path to an element, from the names that authors gave: they outlive a rebuild, utility classes do not. It begins
 * at an id or a `data-track`, at the latest at the body; a sibling that would answer to the same name gets a number.
 */
export function describeElement(element: Element): string {
  let step = element.localName
  for (const name of names) {
    const value = element.getAttribute(name)
    if (plain.test(value ?? '')) step = `${element.localName}[${name}="${value}"]`
  }
  if (/\[(id|data)|^(body|html)/.test(step)) return step
  const parent = element.parentElement!
  const siblings = [...parent.children]
  const twin = siblings.filter((sibling) => sibling.matches(step))[1]
  return `${describeElement(parent)}>${step}${twin ? `:nth-child(${siblings.indexOf(element) + 1})` : ''}`
}
