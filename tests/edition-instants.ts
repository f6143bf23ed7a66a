/** An instant of the edition, on the clock of the event, and what holds at it. */
type Moment = {
  /** Such as `2025-10-20T23:59:59`. */
  at: string
  /** What the pages say of registration; the server takes teams while it is `open`. */
  state: 'upcoming' | 'open' | 'closed' | 'over'
  /** What a team may still change: go from online to a hub, its track, anything. */
  changes: { hub: boolean; track: boolean; team: boolean }
  /** The statuses of the three parts of a team's journey. */
  phases: string
  /** What the countdown shows, or which line stands in its place. */
  countdown: string
}

const everything = { hub: true, track: true, team: true }
const noHub = { ...everything, hub: false }
const noTrack = { ...noHub, track: false }
const nothing = { hub: false, track: false, team: false }

const early = 'Upcoming Upcoming Upcoming'
const learning = 'Active Upcoming Upcoming'
const building = 'Completed Active Upcoming'
const built = 'Completed Completed Upcoming'
const finale = 'Completed Completed Active'

/** Twelve instants at which the pages, the Worker and the MCP server are asked the same questions. */
export const editionInstants: readonly Moment[] = [
  instant('2025-09-10T23:59:59', 'upcoming', everything, early, '61 08 00 00'),
  instant('2025-09-11T00:00:00', 'open', everything, learning, '61 07 59 59'),
  instant('2025-09-25T00:00:00', 'open', noHub, learning, '47 07 59 59'),
  instant('2025-10-10T23:59:00', 'open', noHub, learning, '31 08 00 59'),
  instant('2025-10-11T00:00:00', 'closed', noHub, learning, '31 07 59 59'),
  instant('2025-10-20T23:59:59', 'closed', noHub, learning, '21 08 00 00'),
  instant('2025-11-04T23:59:00', 'closed', noTrack, building, '06 08 00 59'),
  instant('2025-11-04T23:59:59', 'closed', noTrack, building, '06 08 00 00'),
  instant('2025-11-05T00:00:00', 'closed', nothing, built, '06 07 59 59'),
  instant('2025-11-11T07:59:58', 'closed', nothing, finale, '00 00 00 01'),
  instant('2025-11-12T12:00:00', 'closed', nothing, finale, 'begun'),
  instant('2026-11-12T12:00:00', 'over', nothing, 'Completed Completed Completed', 'over'),
]

function instant(
  at: string,
  state: Moment['state'],
  changes: Moment['changes'],
  phases: string,
  countdown: string,
): Moment {
  return { at, state, changes, phases, countdown }
}
