import type { Challenge, Solution } from 'altcha-lib/types'

/** Solves an ALTCHA challenge. Returns the token that the server expects: the JSON `{ challenge, solution }` in base64. */
export async function solve(challenge: Challenge, signal: AbortSignal): Promise<string> {
  const solution = await solveInWorker(challenge, signal).catch(() => solveInPage(challenge))
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

/** Solves it without a worker, in browsers that lack module workers; Web Crypto still derives the keys off the main thread. */
async function solveInPage(challenge: Challenge): Promise<Solution | null> {
  return (await import('./proof-of-work.ts')).findSolution(challenge)
}
