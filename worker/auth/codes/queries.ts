import { and, eq, exists, gt, inArray, lt, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { insertWhere } from '../../db/insert-where.ts'
import { identities, users } from '../../db/schema/accounts.ts'
import { flowStates, oneTimeTokens, sessions, type TokenKind } from '../../db/schema/sessions.ts'
import { noteAction } from '../audit.ts'
import type { AuthContext, SessionRow } from '../protocol.ts'
import { keyedHash } from '../secrets.ts'
import { countAttempt, HOUR } from '../throttle.ts'
import type { TokenRow } from './mail-token.ts'

const MOST_TRIES = 5
/** Six digits can be guessed, given enough mails; the links beside them cannot. */
const TRIES_PER_DAY = 60

/** The live token behind the hash of a link. Finding it spends nothing. */
export async function findTokenByLink(db: Database, linkHash: string, kinds: TokenKind[]) {
  const [token] = await db
    .select()
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.linkHash, linkHash),
        inArray(oneTimeTokens.kind, kinds),
        gt(oneTimeTokens.linkExpiresAt, new Date()),
      ),
    )
  return token
}

/**
 * Counts one try against each live code of these kinds for an address and hands out what to compare with. After five
 * tries a code is dead, however many requests arrive at once, and after a day's tries so are all codes of the address.
 * Only tries at live codes count: it takes many mails, and their captchas, to get there.
 */
export async function tryCodes(
  c: AuthContext,
  email: string,
  kinds: TokenKind[],
): Promise<TokenRow[]> {
  const { db } = c.var
  const owners = db
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.email, email), eq(users.newEmail, email)))
  const isLive = and(
    inArray(oneTimeTokens.userId, owners),
    eq(oneTimeTokens.email, email),
    inArray(oneTimeTokens.kind, kinds),
    lt(oneTimeTokens.tries, MOST_TRIES),
    gt(oneTimeTokens.codeExpiresAt, new Date()),
  )
  const live = db.select({ id: oneTimeTokens.id }).from(oneTimeTokens).where(isLive)
  const day = { key: keyedHash(c.env, 'attempt', `code:${email}`), window: 24 * HOUR }
  const [[today], tried] = await db.batch([
    countAttempt(db, day, exists(live)),
    db
      .update(oneTimeTokens)
      .set({ tries: sql`${oneTimeTokens.tries} + 1` })
      .where(isLive)
      .returning(),
  ])
  return today && today.count <= TRIES_PER_DAY ? tried : []
}

export async function findUserByNewEmail(db: Database, newEmail: string) {
  const [user] = await db.select().from(users).where(eq(users.newEmail, newEmail)).limit(1)
  return user ?? null
}

/** What a spent token opens: a session, or a code that the page which began the flow exchanges for one. */
export type Outcome = { session: SessionRow } | { flow: typeof flowStates.$inferInsert }

/**
 * Spends a token that was found: confirms the address, opens what it opens and voids the account's other sign-in codes.
 * One transaction in which every statement asks whether the token is still there: of any number of requests one wins.
 */
export async function spendToken(
  c: AuthContext,
  token: TokenRow,
  outcome: Outcome,
): Promise<boolean> {
  const { db } = c.var
  const now = new Date()
  const isLive = sql`EXISTS (SELECT 1 FROM one_time_tokens WHERE id = ${token.id})`
  // Only the mail of a sign-up speaks for the password of that sign-up. Whoever confirms the address in another way has
  // never seen that password: it may be a stranger's, set to wait for the owner.
  const passwordHash =
    token.kind === 'signup'
      ? sql`${users.passwordHash}`
      : sql`CASE WHEN ${users.emailConfirmedAt} IS NULL THEN NULL ELSE ${users.passwordHash} END`
  const isVerified = (column: typeof users.userMetadata | typeof identities.identityData) =>
    sql`json_set(${column}, '$.email_verified', json('true'))`
  const [, , , , , spent] = await db.batch([
    db
      .update(users)
      .set({
        passwordHash,
        emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now.getTime()})`,
        userMetadata: isVerified(users.userMetadata),
        lastSignInAt: now,
        updatedAt: now,
      })
      .where(and(eq(users.id, token.userId), isLive)),
    db
      .update(identities)
      .set({ identityData: isVerified(identities.identityData), lastSignInAt: now, updatedAt: now })
      .where(and(eq(identities.userId, token.userId), eq(identities.provider, 'email'), isLive)),
    'session' in outcome
      ? insertWhere(db, sessions, outcome.session, isLive)
      : insertWhere(db, flowStates, outcome.flow, isLive),
    noteAction(c, 'signed_in', { actorId: token.userId, details: { source: token.kind } }, isLive),
    db
      .delete(oneTimeTokens)
      .where(
        and(
          eq(oneTimeTokens.userId, token.userId),
          ne(oneTimeTokens.id, token.id),
          inArray(oneTimeTokens.kind, ['signup', 'invite', 'magiclink', 'recovery']),
          isLive,
        ),
      ),
    db
      .delete(oneTimeTokens)
      .where(eq(oneTimeTokens.id, token.id))
      .returning({ id: oneTimeTokens.id }),
  ])
  return spent.length === 1
}
