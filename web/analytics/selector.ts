import { DATA_TRACK } from '../boot/attributes.ts'

/** From strong to weak: an element goes by the first of these that it carries. */
const names = `id,${DATA_TRACK},name,aria-label,role,href`.split(',')
/** A value that needs no escaping and was written by a person: ids made by React begin with `_`, `:` or `«`. */
const plain = /^(?![_:«])[^"\\<{}\n]{1,60}$/

/**
 * A CSS path to an element, from the names that authors gave: they outlive a rebuild, utility classes do not. It begins
 * at an id or a `data-track`, at the latest at the body; a sibling after one of the same name gets a number, so that
 * the element is the first in the document that answers to the path.
 */
export function describeElement(element: Element): string {
  let step = element.localName
  let value: string | null
  const name = names.find((each) => (value = element.getAttribute(each)) && plain.test(value))
  if (name) step += `[${name}="${value!}"]`
  if (/\[(id|data)|^(body|html)/.test(step)) return step
  const parent = element.parentElement!
  // The browser looks at the siblings by itself: in a list of them it would have to make an object for each.
  if (element.matches(step + '~*'))
    step += `:nth-child(${[...parent.children].indexOf(element) + 1})`
  return `${describeElement(parent)}>${step}`
}
