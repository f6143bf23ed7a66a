/** The Web Worker that solves a proof-of-work challenge, so that typing and scrolling stay smooth. */
import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  void solveChallenge({ challenge: data, deriveKey }).then(
    (solution) => postMessage(solution),
    () => postMessage(null),
  )
})
