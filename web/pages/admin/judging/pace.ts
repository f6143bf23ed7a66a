type Work = { assigned: number; handedIn: number }

/** How far below the average a judge's share of submitted scores must be to count as behind. */
export const BEHIND = 0.05

/** Judges without projects are not behind: they come last. */
export const shareOf = ({ handedIn, assigned }: Work) => (assigned === 0 ? 2 : handedIn / assigned)

/** Whether a judge has finished, is on pace or is behind. `mean` is the share of scores that all judges have submitted. */
export function paceOf(work: Work, mean: number): 'behind' | 'onPace' | 'finished' {
  const share = shareOf(work)
  if (share === 1) return 'finished'
  return share < mean - BEHIND ? 'behind' : 'onPace'
}
