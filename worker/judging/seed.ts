/** Sorts ids, so that nothing depends on the order in which they were read. */
export function byId(ids: readonly string[]): string[] {
  return [...new Set(ids)].sort()
}

/** Hashes an id to 32 bits (FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/). */
export function hashId(id: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < id.length; index++)
    hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193)
  return hash >>> 0
}

/** Mixes two hashes into one that shows nothing of either (the finalizer of MurmurHash3). */
export function mix(one: number, other: number): number {
  let hash = one ^ Math.imul(other, 0x9e3779b1)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
