import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../data/api-error.ts'
import { sendScan } from '../../data/attendance.ts'
import { dropScan, keepScan, readWaiting, type Scan } from './waiting-scans.ts'

/** Milliseconds after which what waits is sent again. */
const RETRY = 10_000
const MOST_SHOWN = 30

/** A scan, and what became of it. */
export type ScanOutcome = Scan & {
  state: 'waiting' | 'in' | 'already' | 'refused'
  teamName?: string
  /** Since when they are in. */
  since?: string
  /** Why they are not. */
  reason?: string
}

/** True if the server has not answered for good, so that the scan may be sent again. */
const isPassing = (error: unknown) =>
  !(error instanceof ApiError) || [0, 401, 408, 429].includes(error.status) || error.status >= 500

/**
 * Sends scans one after the other, each until it is answered, whatever the network does in the meantime: they wait on the
 * device, and their keys let the server count each once. Returns them with the outcome of each, latest first.
 */
export function useScans(userId: string, onSettled: () => void) {
  const [outcomes, setOutcomes] = useState<ScanOutcome[]>(() =>
    readWaiting(userId)
      .map((scan) => ({ ...scan, state: 'waiting' as const }))
      .toReversed(),
  )
  const queue = useRef<Scan[]>(readWaiting(userId))
  const sending = useRef(false)

  const send = useCallback(async () => {
    if (sending.current) return
    sending.current = true
    try {
      for (let scan = queue.current[0]; scan; scan = queue.current[0]) {
        const result = await settle(scan)
        if (!result) break
        const { id } = scan
        queue.current = queue.current.slice(1)
        dropScan(userId, id)
        setOutcomes((all) => all.map((one) => (one.id === id ? { ...one, ...result } : one)))
        onSettled()
      }
    } finally {
      sending.current = false
    }
  }, [userId, onSettled])

  useEffect(() => {
    const again = () => void send()
    again()
    const timer = setInterval(again, RETRY)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [send])

  const add = useCallback(
    (given: Omit<Scan, 'id' | 'at'>) => {
      const scan = { ...given, id: crypto.randomUUID(), at: Date.now() }
      keepScan(userId, scan)
      queue.current = [...queue.current, scan]
      setOutcomes((all) => [{ ...scan, state: 'waiting' as const }, ...all].slice(0, MOST_SHOWN))
      void send()
    },
    [userId, send],
  )
  return { outcomes, add }
}

/** Sends a scan; returns what became of it, or nothing if it has to wait. */
async function settle({
  event,
  id,
  day,
  code,
  memberId,
}: Scan): Promise<Partial<ScanOutcome> | undefined> {
  try {
    const { state, name, teamName, at } = await sendScan(event, { id, day, code, memberId })
    return { state, name, teamName, since: at }
  } catch (error) {
    if (isPassing(error)) return undefined
    return { state: 'refused', reason: (error as ApiError).message }
  }
}
