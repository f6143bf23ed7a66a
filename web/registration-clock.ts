/** How many of some ISO instants have passed: of a start and an end, 0 before, 1 between and 2 after them. */
export function stageAt(instants: string, now: number) {
  return instants.split(' ').filter((instant) => Date.parse(instant) <= now).length
}

/** Brings every `[data-stages]` in line with the clock; CSS then shows the words of its stage. */
export function markStages() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-stages]')) {
    element.dataset.stage = `${stageAt(element.dataset.stages!, Date.now())}`
  }
}
