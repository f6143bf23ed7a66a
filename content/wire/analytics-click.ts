/** A click, as a tuple whose positions are named below. */
export type ClickRecord = [
  id: number,
  at: number,
  selector: string,
  text: string,
  /** Its position in the viewport. */
  x: number,
  y: number,
  scrollX: number,
  scrollY: number,
  /** Its position in the element, in parts of the element's width and height. */
  elementX: number,
  elementY: number,
  viewportWidth: number,
  viewportHeight: number,
  documentHeight: number,
  flags: number,
]

// Separate constants rather than an object, so that the client build inlines the numbers.
export const id = 0
export const at = 1
export const selector = 2
export const text = 3
export const x = 4
export const y = 5
export const scrollX = 6
export const scrollY = 7
export const elementX = 8
export const elementY = 9
export const viewportWidth = 10
export const viewportHeight = 11
export const documentHeight = 12
export const flags = 13

/** Bits of the flags. */
export const deadFlag = 1
export const rageFlag = 2
