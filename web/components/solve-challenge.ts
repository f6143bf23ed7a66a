import type { Challenge, Solution } from 'altcha-lib/types'

/** Solves a challenge and answers the token the server wants: base64 of the JSON `{ challenge, solution }`. */
export async function solve(challenge: Challenge, signal: AbortSignal): Promise<string> {
  const solution = await solveInWorker(challenge, signal).catch(() => solveHere(challenge))
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
async function solveHere(challenge: Challenge): Promise<Solution | null> {
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ])
  return solveChallenge({ challenge, deriveKey })
}
