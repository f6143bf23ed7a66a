import { and, asc, count, eq, isNotNull, isNull, not, sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { judgeSchema, judgeTiesSchema } from '#content/forms/judging.ts'
import { paths } from '#content/paths.ts'
import { judgingMails } from '#words/judging-mails.ts'
import { logAction, type Actor } from '../audit/log-action.ts'
import type { AdminInput } from '../auth/flows/input.ts'
import { inviteAs } from '../auth/flows/invite-as.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { isAlive, rowExists } from '../db/conditions.ts'
import { insertFrom } from '../db/insert-where.ts'
import { fromInsert } from '../db/row-values.ts'
import { userRoles, users } from '../db/schema/accounts.ts'
import { judgeAssignments, judgeConflicts, judges, judgeScores } from '../db/schema/judging.ts'
import { Failure } from '../http/errors.ts'
import { queueMail } from '../mail/outbox.ts'
import { isOfAssignment } from './conditions.ts'

type Ties = z.output<typeof judgeTiesSchema>

const MOST_JUDGES = 1000

/** Matches the account of a row of `judges` that judges: it has the role, confirmed its address, and is neither deleted nor banned. */
export function isActive(now: Date): SQL {
  return and(
    isAlive(now),
    isNotNull(users.emailConfirmedAt),
    rowExists(userRoles, eq(userRoles.userId, users.id), eq(userRoles.role, 'judge')),
  )!
}

/** Lists the judges by the time they were invited, with the progress of each. */
export async function listJudges(db: Database) {
  const { rows, assigned, scored, declared } = await batchOf(db, {
    rows: db
      .select({
        id: judges.userId,
        email: users.email,
        firstName: sql<string | null>`${users.userMetadata}->>'first_name'`,
        lastName: sql<string | null>`${users.userMetadata}->>'last_name'`,
        organization: judges.organization,
        domain: judges.domain,
        hubId: judges.hubId,
        acceptedAt: users.emailConfirmedAt,
        isActive: sql`${isActive(new Date())}`.mapWith(Boolean).as('is_active'),
        createdAt: judges.createdAt,
      })
      .from(judges)
      .innerJoin(users, eq(users.id, judges.userId))
      .orderBy(asc(judges.createdAt), asc(judges.userId))
      .limit(MOST_JUDGES),
    assigned: db
      .select({ judgeId: judgeAssignments.judgeId, amount: count() })
      .from(judgeAssignments)
      .groupBy(judgeAssignments.judgeId),
    scored: db
      .select({
        judgeId: judgeScores.judgeId,
        started: count(),
        handedIn: count(judgeScores.final),
        latest: sql<number | null>`max(${judgeScores.updatedAt})`,
      })
      .from(judgeScores)
      .groupBy(judgeScores.judgeId),
    declared: db
      .select({ judgeId: judgeConflicts.judgeId, amount: count() })
      .from(judgeConflicts)
      .groupBy(judgeConflicts.judgeId),
  })
  const amounts = (list: { judgeId: string; amount: number }[]) =>
    new Map(list.map(({ judgeId, amount }) => [judgeId, amount]))
  const given = amounts(assigned)
  const conflicts = amounts(declared)
  const work = new Map(scored.map((row) => [row.judgeId, row]))
  return rows.map((row) => {
    const { started = 0, handedIn = 0, latest = null } = work.get(row.id) ?? {}
    return {
      ...row,
      assigned: given.get(row.id) ?? 0,
      started,
      handedIn,
      latestAt: latest === null ? null : new Date(latest),
      conflicts: conflicts.get(row.id) ?? 0,
    }
  })
}

/**
 * Makes the account of an address a judge and tells its owner, or invites the address by mail if it has no account; changes the
 * ties of someone who is already a judge, and sends the invitation again if it has not been accepted. Throws if the account has
 * another role.
 */
export async function inviteJudge(
  input: AdminInput,
  { email, ...ties }: z.output<typeof judgeSchema>,
): Promise<{ id: string; isInvited: boolean }> {
  const invited = await inviteAs(input, email, {
    add: (account, isTold) => addJudge(input, account, ties, isTold),
    copy: judgingMails.judgeInvited,
    path: paths.judging,
  })
  if (!invited) throw new Failure('judging.other_role', 409)
  return invited
}

/** Gives the account that matches the role of a judge, unless it has another; returns its id if it has the role then. */
async function addJudge(
  { db, env, actor, now }: AdminInput,
  account: SQL,
  { organization, domain, hubId }: Ties,
  isTold: boolean,
): Promise<string | undefined> {
  const userId = db.select({ id: users.id }).from(users).where(account)
  const isTheirs = eq(userRoles.userId, sql`(${userId})`)
  const isJudge = rowExists(userRoles, isTheirs, eq(userRoles.role, 'judge'))
  const isNew = and(isJudge, not(rowExists(judges, eq(judges.userId, sql`(${userId})`))))!
  const role = {
    id: crypto.randomUUID(),
    userId: sql`${users.id}`,
    role: 'judge' as const,
    createdAt: now,
  }
  const row = {
    userId: sql`${users.id}`,
    organization,
    domain,
    hubId: hubId || null,
    invitedBy: actor.id,
    createdAt: now,
  }
  const { added } = await batchOf(db, {
    role: insertFrom(
      db,
      userRoles,
      role,
      sql`FROM ${users} WHERE ${account}`,
    ).onConflictDoNothing(),
    log: logAction(db, 'judge_invited', actor, { now, subjectId: sql`(${userId})`, where: isNew }),
    mail: isTold
      ? queueMail(
          db,
          {
            recipient: sql`(${db.select({ email: users.email }).from(users).where(account)})`,
            copy: judgingMails.judgeNamed(),
            url: env.SITE_URL + paths.judging,
          },
          now,
          isNew,
        )
      : undefined,
    added: insertFrom(db, judges, row, sql`FROM ${users} WHERE ${and(account, isJudge)}`)
      .onConflictDoUpdate({
        target: judges.userId,
        set: fromInsert({
          organization: judges.organization,
          domain: judges.domain,
          hubId: judges.hubId,
        }),
      })
      .returning({ id: judges.userId }),
  })
  return added[0]?.id
}

/** Changes what keeps a judge away from projects; the next assignment uses it. Returns false if there is no such judge. */
export async function changeTies(
  db: Database,
  judgeId: string,
  { organization, domain, hubId }: Ties,
): Promise<boolean> {
  const changed = await db
    .update(judges)
    .set({ organization, domain, hubId: hubId || null })
    .where(eq(judges.userId, judgeId))
    .returning({ id: judges.userId })
  return changed.length > 0
}

/**
 * Removes a judge with their role, their drafts and the projects they have not judged, and tells them; the scores they have
 * submitted still count. Returns false if there is no such judge.
 */
export async function removeJudge(
  db: Database,
  judgeId: string,
  actor: Actor,
  siteUrl: string,
): Promise<boolean> {
  const now = new Date()
  const exists = rowExists(judges, eq(judges.userId, judgeId))
  const account = and(
    eq(users.id, judgeId),
    isNull(users.deletedAt),
    isNotNull(users.emailConfirmedAt),
  )
  const { removed } = await batchOf(db, {
    log: logAction(db, 'judge_removed', actor, { now, subjectId: judgeId, where: exists }),
    mail: queueMail(
      db,
      {
        recipient: sql`(${db.select({ email: users.email }).from(users).where(account)})`,
        copy: judgingMails.judgeRemoved(),
        url: siteUrl + paths.account,
      },
      now,
      and(exists, rowExists(users, account))!,
    ),
    role: db
      .delete(userRoles)
      .where(and(eq(userRoles.userId, judgeId), eq(userRoles.role, 'judge'), exists)),
    drafts: db
      .delete(judgeScores)
      .where(and(eq(judgeScores.judgeId, judgeId), isNull(judgeScores.final), exists)),
    assignments: db
      .delete(judgeAssignments)
      .where(and(eq(judgeAssignments.judgeId, judgeId), not(isStarted()), exists)),
    removed: db.delete(judges).where(eq(judges.userId, judgeId)).returning({ id: judges.userId }),
  })
  return removed.length > 0
}

/** Matches assignments for which the judge has a draft or has submitted scores. */
export function isStarted(): SQL {
  return rowExists(judgeScores, isOfAssignment())
}
