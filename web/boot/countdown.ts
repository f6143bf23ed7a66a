import { editionClock } from '#content/edition-clock.ts'
import { DATA_COUNTDOWN } from './attributes.ts'
import { markStage } from './stage.ts'

/** Writes the time until an instant, in milliseconds, as days, hours, minutes and seconds. A second that has begun counts. */
export function remaining(left: number): string[] {
  let seconds = Math.ceil(left / 1000)
  return [86_400, 3_600, 60, 1].map((size) => {
    const count = Math.floor(seconds / size)
    seconds %= size
    return `${count}`.padStart(2, '0')
  })
}

/** Updates every countdown on the page once a second until its instant, at which a new stage of the edition begins. */
export function tickCountdowns() {
  for (const clock of document.querySelectorAll<HTMLElement>(`[${DATA_COUNTDOWN}]`)) {
    for (const child of clock.children) (child as HTMLElement).hidden = child.localName === 'p'
    const parts = clock.querySelectorAll('dd')
    for (const part of parts) part.append('')
    const tick = () => {
      const left = Date.parse(clock.getAttribute(DATA_COUNTDOWN)!) - editionClock.now()
      if (left <= 0) return markStage()
      const numbers = remaining(left)
      // In nodes that stay: new ones each second would recalculate the styles of the whole page.
      for (const part of parts) part.firstChild!.nodeValue = numbers.shift()!
      setTimeout(tick, left % 1000 || 1000)
    }
    tick()
  }
}
