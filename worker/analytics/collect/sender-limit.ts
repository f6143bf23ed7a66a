/** Posts that one sender has before the shared counter is asked. */
const FREE_POSTS = 10
const WINDOW = 60_000
const MOST_SENDERS = 50_000

// Lives as long as the isolate. Nearly all senders post a few times a minute; asking the shared counter about each of
// them would cost more than taking their events in.
const posts = new Map<string, number>()
let windowEnds = 0

/** Tells whether a sender posts more often than the limit allows. The shared counter sees it from its eleventh post a minute. */
export async function isTooMany(limit: RateLimit, sender: string): Promise<boolean> {
  const now = Date.now()
  if (now > windowEnds || posts.size > MOST_SENDERS) {
    posts.clear()
    windowEnds = now + WINDOW
  }
  const count = (posts.get(sender) ?? 0) + 1
  posts.set(sender, count)
  if (count <= FREE_POSTS) return false
  const { success } = await limit.limit({ key: sender })
  return !success
}
