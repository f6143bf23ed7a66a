import { DATA_COUNTDOWN, DATA_OVER, DATA_PART } from './attributes.ts'

const PARTS = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
  ['seconds', 1],
] as const

export type CountdownPart = (typeof PARTS)[number][0]

/** Splits the time until an instant into days, hours, minutes and seconds, all zero once it has passed. Takes milliseconds. */
export function remaining(target: number, now: number): Record<CountdownPart, number> {
  let seconds = Math.max(0, Math.floor((target - now) / 1000))
  const parts = {} as Record<CountdownPart, number>
  for (const [name, size] of PARTS) {
    parts[name] = Math.floor(seconds / size)
    seconds %= size
  }
  return parts
}

/** Updates every countdown on the page once a second until its instant has passed. */
export function tickCountdowns() {
  for (const clock of document.querySelectorAll<HTMLElement>(`[${DATA_COUNTDOWN}]`)) {
    const target = Date.parse(clock.getAttribute(DATA_COUNTDOWN)!)
    const tick = () => {
      const now = Date.now()
      for (const [name, value] of Object.entries(remaining(target, now))) {
        const part = clock.querySelector(`[${DATA_PART}=${name}]`)
        if (part) part.textContent = String(value).padStart(2, '0')
      }
      clock.toggleAttribute(DATA_OVER, now >= target)
      if (now < target) setTimeout(tick, 1000 - (now % 1000))
    }
    tick()
  }
}
