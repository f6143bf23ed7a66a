import { otherSelector } from '#content/wire/analytics.ts'
import type { Funnel, Sources } from '../../../data/analytics.ts'
import type { ClickedElement } from './place-clicks.ts'

/** What is rarer than this could be chance. */
const LEAST_CLICKS = 10
const LEAST_VISITS = 10
const LEAST_DEAD_SHARE = 0.3

/** A step of the way to registration that visits themselves can take: teams may come from any page. */
type VisitStep = Exclude<Funnel['steps'][number]['id'], 'visited' | 'registered'>

/** Finds the element of the page that most clicks took for one that does something. */
export function findDeadElement(elements: readonly ClickedElement[]): ClickedElement | undefined {
  return elements
    .filter(
      ({ selector, state, clicks, dead }) =>
        selector !== otherSelector &&
        state !== 'lost' &&
        dead >= LEAST_CLICKS &&
        dead >= clicks * LEAST_DEAD_SHARE,
    )
    .reduce<ClickedElement | undefined>(
      (worst, element) => (worst && worst.dead >= element.dead ? worst : element),
      undefined,
    )
}

/** Finds the step before which the largest share of the visits went. */
export function findSteepestStep({ steps }: Funnel) {
  const losses = steps.flatMap(({ id, count }, index) => {
    const before = steps[index - 1]?.count ?? 0
    if (id === 'visited' || id === 'registered' || before < LEAST_VISITS || count >= before)
      return []
    return {
      to: id satisfies VisitStep as VisitStep,
      before,
      after: count,
      lost: 1 - count / before,
    }
  })
  return losses.toSorted((one, other) => other.lost - one.lost)[0]
}

/** Finds the kind of device that most visits came with, and the country that most came from, if these are known. */
export function findCrowd({ visits, devices, countries }: Sources) {
  const known = ({ value }: { value: string }) => value !== ''
  const device = devices.find(known)
  if (!device || visits < LEAST_VISITS) return undefined
  return { device, visits, share: device.visits / visits, country: countries.find(known) }
}
