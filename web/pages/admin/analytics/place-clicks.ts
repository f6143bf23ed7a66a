import { elementParts } from '#content/wire/analytics.ts'
import type { Heatmap } from '../../../data/analytics.ts'

/** A heat-map cell in pixels of the page. */
export type Spot = { x: number; y: number; clicks: number; dead: number; rage: number }

/**
 * `hidden`: there, but closed in this picture. `lost`: nothing on the page answers to the selector any more. `unknown`:
 * there is no page to look in.
 */
export type ElementState = 'drawn' | 'hidden' | 'lost' | 'unknown'

export type ClickedElement = {
  selector: string
  /** What a reader would call it; empty where there is nothing to name it by. */
  name: string
  state: ElementState
  clicks: number
  dead: number
  rage: number
}

export type Rectangle = { x: number; y: number; width: number; height: number }

export type Placement = { spots: Spot[]; elements: ClickedElement[]; frames: Rectangle[] }

const NAME_LENGTH = 60

/**
 * Finds each clicked element in the page of today and puts its clicks back into it, so that a click made at another width, or
 * before a change above it, is drawn on what it hit. Without a page nothing is known of the elements, and only the table is left.
 */
export function placeClicks(page: Document | null, { selectors, cells }: Heatmap): Placement {
  const found = selectors.map((selector) => (page ? find(page, selector) : null))
  const boxes = found.map((element) => element && visibleBox(element))
  const elements = selectors.map((selector, index): ClickedElement => {
    const state = stateOf(page, found[index], boxes[index])
    return { selector, name: nameOf(found[index]), state, clicks: 0, dead: 0, rage: 0 }
  })
  const spots: Spot[] = []
  for (const [index, , clicks, dead, rage, x, y] of cells) {
    const element = elements[index]
    if (!element) continue
    element.clicks += clicks
    element.dead += dead
    element.rage += rage
    const box = boxes[index]
    if (!box) continue
    spots.push({
      x: box.x + (x / elementParts) * box.width,
      y: box.y + (y / elementParts) * box.height,
      clicks,
      dead,
      rage,
    })
  }
  elements.sort((one, other) => other.clicks - one.clicks)
  const frames = page
    ? [...page.querySelectorAll('iframe')].flatMap((frame) => visibleBox(frame) ?? [])
    : []
  return { spots, elements, frames }
}

function stateOf(page: unknown, element: unknown, box: unknown): ElementState {
  if (!page) return 'unknown'
  if (!element) return 'lost'
  return box ? 'drawn' : 'hidden'
}

function find(page: Document, selector: string): Element | null {
  try {
    return page.querySelector(selector)
  } catch {
    // Not a selector: a forged event, or a browser that writes them otherwise.
    return null
  }
}

/** The place of an element on the page, or null while it is closed or has no size. */
function visibleBox(element: Element): Rectangle | null {
  const { x, y, width, height } = element.getBoundingClientRect()
  const isClosed = element.checkVisibility?.() === false
  if (isClosed || width === 0 || height === 0) return null
  const view = element.ownerDocument.defaultView
  return { x: x + (view?.scrollX ?? 0), y: y + (view?.scrollY ?? 0), width, height }
}

function nameOf(element: Element | null | undefined): string {
  if (!element) return ''
  const text =
    element.getAttribute('aria-label') || element.textContent || element.getAttribute('alt') || ''
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > NAME_LENGTH ? `${line.slice(0, NAME_LENGTH)}…` : line
}

/** Clicks by what became of their element. */
export function countClicks(elements: readonly ClickedElement[]): Record<ElementState, number> {
  const counts = { drawn: 0, hidden: 0, lost: 0, unknown: 0 }
  for (const { state, clicks } of elements) counts[state] += clicks
  return counts
}
