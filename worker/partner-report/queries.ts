import { count, eq, sql } from 'drizzle-orm'
import { ONLINE, reportTable } from '#content/partner-report.ts'
import type { Group } from '#content/small-groups.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { talentProfiles } from '../db/schema/talent.ts'
import { teamMembers, teams } from '../db/schema/teams.ts'
import { isConfirmed } from '../matching/conditions.ts'

/**
 * Counts teams, and people on the talent list, for partners: small groups are withheld, with others so that none can be worked
 * out. Nothing else of them leaves this function.
 */
export async function readPartnerReport(db: Database) {
  const sizes = db
    .select({ members: count(teamMembers.teamId).as('members') })
    .from(teams)
    // A team without members counts too, or two different totals would reveal it.
    .leftJoin(teamMembers, eq(teamMembers.teamId, teams.id))
    .groupBy(teams.id)
    .as('sizes')
  const counted = await batchOf(db, {
    countries: db.select({ id: teams.country, count: count() }).from(teams).groupBy(teams.country),
    hubs: db.select({ id: teams.hubId, count: count() }).from(teams).groupBy(teams.hubId),
    tracks: db.select({ id: teams.trackId, count: count() }).from(teams).groupBy(teams.trackId),
    sizes: db
      .select({ id: sizes.members, count: count() })
      .from(sizes)
      .groupBy(sql`${sizes.members}`),
    // The people whom a partner with a link would find.
    talent: db
      .select({ id: talentProfiles.country, count: count() })
      .from(talentProfiles)
      .where(isConfirmed(talentProfiles.userId))
      .groupBy(talentProfiles.country),
  })
  const toGroups = (rows: { id: string | number | null; count: number }[]): Group[] =>
    rows.map((row) => ({ id: String(row.id ?? ONLINE), count: row.count }))
  return {
    countedAt: new Date(),
    tables: {
      countries: reportTable('countries', toGroups(counted.countries)),
      hubs: reportTable('hubs', toGroups(counted.hubs)),
      tracks: reportTable('tracks', toGroups(counted.tracks)),
      sizes: reportTable('sizes', toGroups(counted.sizes)),
      talent: reportTable('talent', toGroups(counted.talent)),
    },
  }
}
