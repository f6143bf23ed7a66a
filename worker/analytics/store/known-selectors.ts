import type { MeasuredPage } from '#content/wire/analytics.ts'

/** The attributes that web/analytics/selector.ts names an element by, from strongest to weakest, and their plain values. */
const names = ['id', 'data-track', 'name', 'aria-label', 'role', 'href']
const plain = /^(?![_:«])[^"\\<{}\n]{1,60}$/

/** An element that is open: its selector, and the steps that match one of its children so far. */
type Open = { selector: string; steps: Set<string>; children: number }

// Lives as long as the isolate, and the pages change only with a deployment. The key is the store that they are read from.
const known = new WeakMap<Fetcher, Map<MeasuredPage, ReadonlySet<string> | null>>()

/**
 * Lists the selectors that a click on the finished page can have, as the tracker writes them. Null if there is no finished
 * page, as under `npm run dev`; an error if it cannot be read now.
 */
export async function readKnownSelectors(
  assets: Fetcher,
  page: MeasuredPage,
): Promise<ReadonlySet<string> | null> {
  const pages = known.get(assets) ?? new Map<MeasuredPage, ReadonlySet<string> | null>()
  known.set(assets, pages)
  let selectors = pages.get(page)
  if (selectors === undefined) {
    const answer = await assets.fetch(`https://assets.local${page}`)
    if (!answer.ok && answer.status !== 404) throw new Error(`${page} answered ${answer.status}`)
    selectors = answer.ok ? await listSelectors(answer) : null
    pages.set(page, selectors)
  }
  return selectors
}

/** Lists the selectors of all elements of the page's body. */
async function listSelectors(page: Response): Promise<ReadonlySet<string>> {
  const selectors = new Set<string>()
  const open: Open[] = []
  const rewriter = new HTMLRewriter().on('body, body *', {
    element(element) {
      const parent = open.at(-1)
      const attributes = names.flatMap((name) => {
        const value = element.getAttribute(name)
        return value !== null && plain.test(decodeEntities(value))
          ? [`[${name}="${decodeEntities(value)}"]`]
          : []
      })
      const selector = describe(element.tagName, attributes, parent)
      selectors.add(selector)
      const entry = { selector, steps: new Set<string>(), children: 0 }
      try {
        element.onEndTag(() => void open.splice(open.indexOf(entry)))
        open.push(entry)
      } catch {
        // An element without an end tag has no children.
      }
    },
  })
  await rewriter.transform(page).arrayBuffer()
  return selectors
}

function describe(tag: string, attributes: string[], parent: Open | undefined): string {
  const step = tag + (attributes[0] ?? '')
  const isRepeated = parent?.steps.has(step)
  for (const each of ['', ...attributes]) parent?.steps.add(tag + each)
  if (parent) parent.children += 1
  if (!parent || /\[(id|data)/.test(step)) return step
  return `${parent.selector}>${step}${isRepeated ? `:nth-child(${parent.children})` : ''}`
}

const entities: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" }

/** Decodes the entities that React writes into attributes: the rewriter passes them on as they stand. */
const decodeEntities = (text: string) =>
  text.replaceAll(/&(#?\w+);/g, (all, name: string) => entities[name] ?? all)
