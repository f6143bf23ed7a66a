import type { ClickRecord } from './analytics-click.ts'

/**
 * A page view so far, as a tuple whose positions are named below. It is sent again with larger numbers as the visit goes
 * on, and the largest win.
 */
export type ViewRecord = [
  id: number,
  path: string,
  title: string,
  /** When the page was entered, in milliseconds of the browser's clock. */
  at: number,
  wallMs: number,
  activeMs: number,
  /** How far down the page was seen, in per cent. */
  depth: number,
  /** 1 once the page was left or hidden. */
  left: number,
  viewportWidth: number,
  viewportHeight: number,
  documentHeight: number,
  clicks: ClickRecord[],
]

export const id = 0
export const path = 1
export const title = 2
export const at = 3
export const wallMs = 4
export const activeMs = 5
export const depth = 6
export const left = 7
export const viewportWidth = 8
export const viewportHeight = 9
export const documentHeight = 10
export const clicks = 11
