type Work = { assigned: number; handedIn: number }

/** A judge is behind if the share of scores they have submitted is more than this far below the average. */
export const BEHIND = 0.05

/** Returns the share of scores a judge has submitted; 2 for a judge without projects, who then comes last. */
export const shareOf = ({ handedIn, assigned }: Work) => (assigned === 0 ? 2 : handedIn / assigned)

/** Returns whether a judge has finished, is on pace or is behind. `mean` is the share of all scores that are in, from 0 to 1. */
export function paceOf(work: Work, mean: number): 'behind' | 'onPace' | 'finished' {
  const share = shareOf(work)
  if (share === 1) return 'finished'
  return share < mean - BEHIND ? 'behind' : 'onPace'
}
