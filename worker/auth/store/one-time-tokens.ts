import { and, desc, eq, gt, inArray, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Database } from '../../db/client.ts'
import { rowExists } from '../../db/conditions.ts'
import { insertWhere } from '../../db/insert-where.ts'
import { users } from '../../db/schema/accounts.ts'
import { oneTimeTokens, type TokenKind } from '../../db/schema/sessions.ts'
import type { TokenRow } from '../tokens/mail-token.ts'

const MOST_TRIES = 5

/** The kinds of token that sign somebody in. */
const signInKinds: TokenKind[] = ['signup', 'invite', 'magiclink', 'recovery']

/** Keeps a token, if the condition holds; the one before it of the same kind is void. */
export function storeToken(
  db: Database,
  row: Omit<TokenRow, 'userId'> & { userId: string | SQL },
  condition: SQL = sql`true`,
) {
  return insertWhere(db, oneTimeTokens, row, condition).onConflictDoUpdate({
    target: [oneTimeTokens.userId, oneTimeTokens.kind],
    set: row,
  })
}

const isLink = (linkHash: string, kinds: TokenKind[], now: Date) =>
  and(
    eq(oneTimeTokens.linkHash, linkHash),
    inArray(oneTimeTokens.kind, kinds),
    gt(oneTimeTokens.linkExpiresAt, now),
  )

/** Selects the live token behind the hash of a link; spends nothing. */
export function selectTokenByLink(db: Database, linkHash: string, kinds: TokenKind[], now: Date) {
  return db
    .select()
    .from(oneTimeTokens)
    .where(isLink(linkHash, kinds, now))
}

/** Selects the account that a link belongs to, for use inside statements that read it. */
export function selectLinkOwner(db: Database, linkHash: string): SQL {
  const owner = db
    .select({ userId: oneTimeTokens.userId })
    .from(oneTimeTokens)
    .where(eq(oneTimeTokens.linkHash, linkHash))
  return sql`(${owner})`
}

/**
 * Selects the account whose codes of these kinds an address may try, for use inside statements that read it. Many accounts
 * may ask to move to one address: only the last one's codes count, or every account would multiply the odds of a guess.
 */
export function selectCodeOwner(db: Database, email: string, kinds: TokenKind[]): SQL {
  const owners = db
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.email, email), eq(users.newEmail, email)))
  const latest = alias(oneTimeTokens, 'latest')
  const lastOwner = db
    .select({ userId: latest.userId })
    .from(latest)
    .where(
      and(inArray(latest.userId, owners), eq(latest.email, email), inArray(latest.kind, kinds)),
    )
    .orderBy(desc(latest.createdAt))
    .limit(1)
  return sql`(${lastOwner})`
}

/** Matches the codes that were mailed to an address, are of these kinds and can still be tried. */
function isTriable(db: Database, email: string, kinds: TokenKind[], now: Date) {
  return and(
    eq(oneTimeTokens.userId, selectCodeOwner(db, email, kinds)),
    eq(oneTimeTokens.email, email),
    inArray(oneTimeTokens.kind, kinds),
    lt(oneTimeTokens.tries, MOST_TRIES),
    gt(oneTimeTokens.codeExpiresAt, now),
  )
}

/** True while one of the codes that {@link tryCodes} tries is of this kind. */
export function hasTriableCode(
  db: Database,
  email: string,
  kinds: TokenKind[],
  kind: TokenKind,
  now: Date,
): SQL {
  return rowExists(oneTimeTokens, isTriable(db, email, kinds, now), eq(oneTimeTokens.kind, kind))
}

/**
 * Counts one try at each live code of these kinds for an address and returns the rows to compare with. After five tries
 * a code is dead, however many requests arrive at once.
 */
export function tryCodes(db: Database, email: string, kinds: TokenKind[], now: Date) {
  return db
    .update(oneTimeTokens)
    .set({ tries: sql`${oneTimeTokens.tries} + 1` })
    .where(isTriable(db, email, kinds, now))
    .returning()
}

/** True until a token is spent or voided. */
export function isTokenLive(tokenId: string): SQL {
  return rowExists(oneTimeTokens, eq(oneTimeTokens.id, tokenId))
}

/** Spends a token, if the condition holds; returns a row only to the one request that did. */
export function spendToken(db: Database, tokenId: string, condition?: SQL) {
  return db
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.id, tokenId), condition))
    .returning({ id: oneTimeTokens.id })
}

/** Voids the tokens of an account, except one if `except` names it, if the condition holds. */
export function voidTokens(
  db: Database,
  userId: string,
  { except, onlySignIn }: { except?: string; onlySignIn?: boolean },
  holds: SQL,
) {
  return db
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        except === undefined ? undefined : ne(oneTimeTokens.id, except),
        onlySignIn ? inArray(oneTimeTokens.kind, signInKinds) : undefined,
        holds,
      ),
    )
}

/** Voids an account's token of one kind, if the condition holds. */
export function voidToken(db: Database, userId: string, kind: TokenKind, holds: SQL) {
  return db
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.kind, kind), holds))
}
