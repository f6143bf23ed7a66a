import { formatNumber } from '#content/format/numbers.ts'
import { announcementsPanel as text } from '#words/pages/admin-announcements.ts'
import type { AnnouncementRow } from '../../../data/admin-announcements.ts'
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

/** How many mails of announcements the day has had. */
export const Budget = ({ used, most }: { used: number; most: number }) => (
  <p className="tabular text-muted">{text.budget(formatNumber(used), formatNumber(most))}</p>
)
