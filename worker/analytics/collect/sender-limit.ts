/** Posts of one sender per window before the shared counter is asked. */
const FREE_POSTS = 10
/** Milliseconds. */
const WINDOW = 60_000
const MOST_SENDERS = 50_000

// Lives as long as the isolate. Nearly all senders post a few times a minute, and asking the shared counter about each
// of them would cost more than accepting their events.
const posts = new Map<string, number>()
let windowEnds = 0

/** Tells whether a sender exceeds the limit. The shared counter is asked from their eleventh post a minute on. */
export async function exceedsLimit(limit: RateLimit, sender: string): Promise<boolean> {
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
