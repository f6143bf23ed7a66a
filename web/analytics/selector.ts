import { DATA_TRACK } from '../boot/attributes.ts'

/** From strongest to weakest: an element is named by the first of these attributes that it has. */
const names = `id,${DATA_TRACK},name,aria-label,role,href`.split(',')
/** Matches values that need no escaping and were written by a person: React's ids begin with `_`, `:` or `«`. */
const plain = /^(?![_:«])[^"\\<{}\n]{1,60}$/

/**
 * Builds a CSS selector for an element from names that authors gave, because those survive a rebuild and utility classes
 * do not. It starts at the nearest id or `data-track`, or else at the body. An element that follows a sibling of the same
 * name gets its index, so that it is the first in the document to match.
 */
export function describeElement(element: Element): string {
  let step = element.localName
  let value: string | null
  const name = names.find((each) => (value = element.getAttribute(each)) && plain.test(value))
  if (name) step += `[${name}="${value!}"]`
  if (/\[(id|data)|^(body|html)/.test(step)) return step
  const parent = element.parentElement!
  // A selector lets the browser compare the siblings; walking them would create an object for each one.
  if (element.matches(step + '~*'))
    step += `:nth-child(${[...parent.children].indexOf(element) + 1})`
  return `${describeElement(parent)}>${step}`
}
