// Stands in for node:crypto where passwords are hashed: a derivation takes 95 ms of CPU in production, and here none.
import { scryptSync as derive } from 'node:crypto'
import { onTestFinished } from 'vitest'

export * from 'node:crypto'

let isCheap = true

/** Lets passwords cost what they cost in production, until the test ends. */
export function useUsualCost(): void {
  isCheap = false
  onTestFinished(() => void (isCheap = true))
}

let derived: string[] = []

/** Does something and returns the costs of the keys that it derives, as `N r p`. */
export async function watchCosts(work: () => Promise<unknown>): Promise<string[]> {
  derived = []
  await work()
  return derived
}

/** Derives a key that differs, as scrypt's does, with the password, the salt and the cost. */
export const scryptSync: typeof derive = (password, salt, length, options) => {
  const { N, r, p } = options!
  derived.push(`${N} ${r} ${p}`)
  if (!isCheap) return derive(password, salt, length, options)
  const ofCost = Buffer.concat([salt as Buffer, Buffer.from(`${N} ${r} ${p}`)])
  return derive(password, ofCost, length, { N: 2, r: 1, p: 1 })
}
