/** From weak to strong: an element goes by the last of these that it carries. */
const names = 'href,role,aria-label,name,data-track,id'.split(',')
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
  const twin = parent.querySelectorAll(`:scope>${step}`)[1]
  if (twin) step += `:nth-child(${[...parent.children].indexOf(element) + 1})`
  return `${describeElement(parent)}>${step}`
}
