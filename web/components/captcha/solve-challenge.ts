import type { Challenge, Solution } from 'altcha-lib/types'

/** Solves a challenge and answers the token the server wants: base64 of the JSON `{ challenge, solution }`. */
export async function solve(challenge: Challenge, signal: AbortSignal): Promise<string> {
  const solution = await solveInWorker(challenge, signal).catch(() => solveBesidePage(challenge))
  if (!solution) throw new Error('the challenge was not solved')
  return btoa(JSON.stringify({ challenge, solution }))
}

function solveInWorker(challenge: Challenge, signal: AbortSignal): Promise<Solution | null> {
  const worker = new Worker(new URL('./captcha-solver.ts', import.meta.url), { type: 'module' })
  const solution = new Promise<Solution | null>((resolve, reject) => {
    worker.onmessage = (message: MessageEvent<Solution | null>) => resolve(message.data)
    worker.onerror = reject
    signal.addEventListener('abort', () => resolve(null))
  })
  worker.postMessage(challenge)
  return solution.finally(() => worker.terminate())
}

/** For browsers without module workers: the key derivation itself runs beside the page there too. */
async function solveBesidePage(challenge: Challenge): Promise<Solution | null> {
  return (await import('./proof-of-work.ts')).findSolution(challenge)
}
