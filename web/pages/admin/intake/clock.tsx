import { useEffect, useState } from 'react'
import { urgencyOf } from '#content/answer-times.ts'
import { intakePanel } from '#words/pages/admin-intake.ts'
import { State } from '../badges.tsx'

const { clock: words } = intakePanel
const MINUTE = 60_000
/** The colours of the picture above the list. */
const tones = { late: 'late', urgent: 'hot', calm: 'good', none: 'quiet' } as const

/** `dueAt` is ISO 8601 or milliseconds since 1970. */
type Times = { dueAt: string | number | null; answeredAt: string | null; createdAt: string }

/** Tells the time, in milliseconds, and again every minute. */
function useMinute(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** How long there is to answer, how late it is, or how long the answer took: in words, and in a colour. */
export function Clock({ dueAt, answeredAt, createdAt }: Times) {
  const now = useMinute()
  if (answeredAt) {
    const taken = Date.parse(answeredAt) - Date.parse(createdAt)
    return <State tone="quiet">{words.answered(taken / MINUTE)}</State>
  }
  const due = dueAt === null ? null : new Date(dueAt).getTime()
  const urgency = urgencyOf(due, now)
  return (
    <State tone={tones[urgency]}>
      {due === null ? (
        words.none
      ) : urgency === 'late' ? (
        <strong>{words.late((now - due) / MINUTE)}</strong>
      ) : (
        words.within((due - now) / MINUTE)
      )}
    </State>
  )
}
