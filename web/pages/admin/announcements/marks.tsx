import { formatNumber } from '#content/format/numbers.ts'
import { announcementsPanel as text } from '#words/pages/admin-announcements.ts'
import { useRoom, type AnnouncementRow } from '../../../data/announcements.ts'
import { State } from '../badges.tsx'

const tones = {
  draft: 'quiet',
  scheduled: 'warm',
  sending: 'hot',
  paused: 'late',
  done: 'good',
} as const

export const AnnouncementState = ({ state }: { state: AnnouncementRow['state'] }) => (
  <State tone={tones[state]}>{text.states[state]}</State>
)

/** How many mails of announcements the day has had, or how many announcements a hub. */
export function Budget({
  used,
  most,
  className = 'text-muted',
}: {
  used: number
  most: number
  className?: string
}) {
  const say = useRoom() === 'hub' ? text.hubBudget : text.budget
  return <p className={`tabular ${className}`}>{say(formatNumber(used), formatNumber(most))}</p>
}
