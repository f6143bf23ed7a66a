/** Milliseconds. */
const WINDOW = 60_000
const MOST_SENDERS = 50_000

/** Counts an amount for a sender, and tells whether the limit has been exceeded in this window. */
export type Exceeds = (limit: RateLimit, sender: string, amount: number) => Promise<boolean>

/**
 * Makes a counter for a rate limit that counts one per call. The shared counter is asked once for each full block, so its
 * limit is the number of blocks a minute: nearly all senders stay below one, and asking about each of their posts would
 * cost more than accepting it. What is left of a block is counted in this isolate alone.
 */
export function countInBlocks(block: number): Exceeds {
  const counts = new Map<string, number>()
  let windowEnds = 0
  return async function exceeds(limit, sender, amount) {
    const now = Date.now()
    if (now > windowEnds) {
      counts.clear()
      windowEnds = now + WINDOW
    }
    const known = counts.get(sender)
    // Forgetting some senders to remember others would let a flood of names hide one of them.
    const isRemembered = known !== undefined || counts.size < MOST_SENDERS
    const before = known ?? (isRemembered ? 0 : block - 1)
    const after = before + amount
    if (isRemembered) counts.set(sender, after)
    if (before === Infinity) return true
    for (let full = Math.floor(before / block); full < Math.floor(after / block); full += 1) {
      const { success } = await limit.limit({ key: sender })
      if (success) continue
      if (isRemembered) counts.set(sender, Infinity)
      return true
    }
    return false
  }
}
