/** The Web Worker that solves a proof-of-work challenge, so that typing and scrolling stay smooth. */
import type { Challenge } from 'altcha-lib'
import { findSolution } from './proof-of-work.ts'

addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  void findSolution(data).then(
    (solution) => postMessage(solution),
    () => postMessage(null),
  )
})
