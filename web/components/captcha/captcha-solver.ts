/** A web worker that solves proof-of-work challenges, so that typing and scrolling stay smooth. */
import type { Challenge } from 'altcha-lib'
import { findSolution } from './proof-of-work.ts'

addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  void findSolution(data).then(
    (solution) => postMessage(solution),
    () => postMessage(null),
  )
})
