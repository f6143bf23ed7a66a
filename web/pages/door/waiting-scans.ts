import { waitingScanDays } from '#content/facts/attendance.ts'

/** A scan on this device: what was scanned, where and on which day, as it is sent. */
export type Scan = {
  id: string
  event: string
  day: string
  code?: string
  memberId?: string
  /** Whom it lets in, if they were chosen by name. */
  name?: string
  /** Milliseconds since 1970. */
  at: number
}

const LIFETIME = (waitingScanDays + 1) * 24 * 3600_000
const keyOf = (userId: string) => `door:${userId}`

/** Reads the scans of an account that wait on this device, the oldest first; those that nobody would take any more go. */
export function readWaiting(userId: string): Scan[] {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]') as Scan[]
    return stored.filter(({ at }) => at > Date.now() - LIFETIME)
  } catch {
    return []
  }
}

/** Keeps a scan on this device until it is answered. */
export const keepScan = (userId: string, scan: Scan) =>
  write(userId, [...readWaiting(userId), scan])

/** Forgets a scan that was answered. */
export const dropScan = (userId: string, id: string) =>
  write(
    userId,
    readWaiting(userId).filter((scan) => scan.id !== id),
  )

function write(userId: string, scans: Scan[]) {
  try {
    if (scans.length > 0) localStorage.setItem(keyOf(userId), JSON.stringify(scans))
    else localStorage.removeItem(keyOf(userId))
  } catch {
    // Without storage a scan lives as long as the page.
  }
}
