import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { AttendanceEvent } from '#content/facts/attendance.ts'
import { doorPage } from '#words/pages/door.ts'
import { CHUNK } from '../admin/list-query.ts'
import type { ExportedList } from '../admin/send-export.ts'
import type { Database } from '../db/client.ts'
import { attendances } from '../db/schema/attendance.ts'
import { teamMembers, teams } from '../db/schema/teams.ts'

type Arrival = Awaited<ReturnType<typeof readArrivals>>[number]

/** Reads the next chunk of those who came to an event after `last`, by day and time. */
const readArrivals = (
  db: Database,
  event: AttendanceEvent,
  last: { day: string; at: Date; id: string } | undefined,
) =>
  db
    .select({
      id: attendances.id,
      day: attendances.day,
      at: attendances.createdAt,
      name: teamMembers.name,
      teamName: teams.teamName,
    })
    .from(attendances)
    .innerJoin(teamMembers, eq(teamMembers.userId, attendances.userId))
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(
      and(
        eq(attendances.event, event),
        last &&
          gt(
            sql`(${attendances.day}, ${attendances.createdAt}, ${attendances.id})`,
            sql`(${last.day}, ${last.at.getTime()}, ${last.id})`,
          ),
      ),
    )
    .orderBy(asc(attendances.day), asc(attendances.createdAt), asc(attendances.id))
    .limit(CHUNK)

const { columns } = doorPage.file

/** Those who came to an event, on all of its days. */
export const exportedArrivals: ExportedList<{ event: AttendanceEvent }, Arrival> = {
  name: 'attendance',
  columns: [
    { id: 'day', label: columns.day, cell: (row) => row.day },
    { id: 'name', label: columns.name, cell: (row) => row.name },
    { id: 'team', label: columns.team, cell: (row) => row.teamName },
    { id: 'at', label: columns.at, cell: (row) => row.at },
  ],
  read: (db, { event }, last) => readArrivals(db, event, last),
}
