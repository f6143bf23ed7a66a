import { elementParts } from '#content/wire/analytics.ts'
import type { Heatmap } from '../../../data/analytics.ts'

/** A cell of the heat map; its position, and the radius in which it is drawn, are in pixels of the page. */
export type Spot = {
  x: number
  y: number
  reach: number
  clicks: number
  dead: number
  rage: number
}

/**
 * `hidden`: on the page, but not visible. `lost`: nothing on the page matches the selector any more. `unknown`: the page
 * could not be loaded.
 */
export type ElementState = 'drawn' | 'hidden' | 'lost' | 'unknown'

export type ClickedElement = {
  selector: string
  /** Its label or text; empty if it has neither. */
  name: string
  state: ElementState
  /** Where it is, if it is drawn. */
  box: Rectangle | null
  clicks: number
  dead: number
  rage: number
}

export type Rectangle = { x: number; y: number; width: number; height: number }

export type Placement = { spots: Spot[]; elements: ClickedElement[]; frames: Rectangle[] }

const NAME_LENGTH = 60
/** The radius of a spot, unless its element is so low that it would reach far beyond it. */
const REACH = 24
const REACH_OF_HEIGHT = 0.6

/**
 * Finds each clicked element on the current page and places its clicks inside it, so that a click made at another width, or
 * before a change above it, is drawn on the element it hit. Without a page nothing is drawn, and the elements, which the
 * table lists, are of state `unknown`.
 */
export function placeClicks(page: Document | null, { selectors, cells }: Heatmap): Placement {
  const found = selectors.map((selector) => (page ? find(page, selector) : null))
  const boxes = found.map((element) => element && visibleBox(element))
  const elements = selectors.map((selector, index): ClickedElement => {
    const state = stateOf(page, found[index], boxes[index])
    const box = boxes[index] ?? null
    return { selector, name: nameOf(found[index]), state, box, clicks: 0, dead: 0, rage: 0 }
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
      reach: Math.min(REACH, box.height * REACH_OF_HEIGHT),
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
    // Not a valid selector: a forged event, or one from a browser with another syntax.
    return null
  }
}

/** Returns an element's box in pixels of the page; null if it is not rendered or has no size. */
function visibleBox(element: Element): Rectangle | null {
  const { x, y, width, height } = element.getBoundingClientRect()
  const isClosed = element.checkVisibility?.() === false
  if (isClosed || width === 0 || height === 0) return null
  const view = element.ownerDocument.defaultView
  return { x: x + (view?.scrollX ?? 0), y: y + (view?.scrollY ?? 0), width, height }
}

function nameOf(element: Element | null | undefined): string {
  if (!element) return ''
  // Text that is laid out has spaces between its blocks.
  const text =
    element.getAttribute('aria-label') ||
    (element as HTMLElement).innerText ||
    element.textContent ||
    element.getAttribute('alt') ||
    ''
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > NAME_LENGTH ? `${line.slice(0, NAME_LENGTH)}…` : line
}

/** Counts the clicks by the state of their element. */
export function countClicks(elements: readonly ClickedElement[]): Record<ElementState, number> {
  const counts = { drawn: 0, hidden: 0, lost: 0, unknown: 0 }
  for (const { state, clicks } of elements) counts[state] += clicks
  return counts
}
