import { and, eq, inArray, ne, not, sql, type SQL } from 'drizzle-orm'
import type { TeamDetails } from '#content/forms/team.ts'
import { paths } from '#content/paths.ts'
import { mails } from '#words/mails.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { teams } from '../db/schema/teams.ts'
import type { SignedIn } from '../http/context.ts'
import { countAttempt, isAbove } from '../limits/attempts.ts'
import { DAY, teamNewsADay } from '../limits/figures.ts'
import { counterKey } from '../limits/keys.ts'
import { countAcknowledgement } from '../limits/mails.ts'
import { queueMail } from '../mail/outbox.ts'
import { quoteInMail } from '../mail/quoting.ts'
import { selectAddress } from './membership.ts'
import { isChangeable } from './queries.ts'

/** A change of a team, and the condition that the team is still as it was and may be changed this way. */
type Change = { id: string; details: TeamDetails; state: SQL }

/**
 * Builds the statements that tell the representative of a team that someone else is changing it, and tell the new one if
 * another is named. They belong before the change, in its batch, and do nothing if the change will not be made or has already
 * been made.
 */
export function mailRepresentatives(
  { db, env, now }: { db: Database; env: Env; now: Date },
  user: SignedIn,
  { id, details, state }: Change,
) {
  const next = details.representativeEmail
  const isDue = isChangeable(db, user, id, state)
  const isSomebodyElse = (address: SQL) => not(inArray(address, selectAddress(db, user)))
  const tells = rowExists(teams, isDue, isSomebodyElse(sql`${teams.representativeEmail}`))
  const names = and(
    rowExists(teams, isDue, ne(teams.representativeEmail, next)),
    isSomebodyElse(sql`${next}`),
  )!
  const ofTeam = counterKey(env, `team-news:${id}`)
  const byAccount = counterKey(env, `team-news-by:${user.id}`)
  const namedBy = counterKey(env, `representatives-by:${user.id}`)
  const { counts, isWelcome } = countAcknowledgement(db, env, next, now, names)
  const present = db
    .select({ email: teams.representativeEmail })
    .from(teams)
    .where(eq(teams.id, id))
  const values = { teamName: quoteInMail(details.teamName) }
  const url = env.SITE_URL + paths.account
  return [
    countAttempt(db, { key: ofTeam, window: DAY }, now, tells),
    countAttempt(db, { key: byAccount, window: DAY }, now, tells),
    queueMail(
      db,
      { recipient: sql`(${present})`, copy: mails.teamChanged(values), url, teamId: id },
      now,
      and(
        tells,
        not(isAbove(ofTeam, teamNewsADay.ofTeam)),
        not(isAbove(byAccount, teamNewsADay.byAccount)),
      )!,
    ),
    ...counts,
    countAttempt(db, { key: namedBy, window: DAY }, now, names),
    queueMail(
      db,
      { recipient: next, copy: mails.representativeNamed(values), url, teamId: id },
      now,
      and(names, isWelcome, not(isAbove(namedBy, teamNewsADay.byAccount)))!,
    ),
  ]
}
