import { sql, type SQL } from 'drizzle-orm'
import { mails, type Mail } from '#words/mails.ts'
import { hashText } from '../../crypto.ts'
import type { Database } from '../../db/client.ts'
import { insertWhere } from '../../db/insert-where.ts'
import { oneTimeTokens, type TokenKind } from '../../db/schema/sessions.ts'
import { sendAfterAnswer } from '../../mail/outbox.ts'
import { AuthError, type AuthContext } from '../protocol.ts'
import { keyedHash, makeCode, makeLinkSecret } from '../secrets.ts'

const MINUTE = 60_000
const CODE_MINUTES = 15
const LINK_MINUTES: Record<TokenKind, number> = {
  signup: 24 * 60,
  invite: 24 * 60,
  magiclink: 60,
  recovery: 60,
  email_change_current: 60,
  email_change_new: 60,
  reauthentication: 0,
}
/** A link whose session is fetched by the page that began the flow carries this prefix. */
export const PKCE_PREFIX = 'pkce_'

/** The PKCE part of a request: a challenge, or nothing. */
export type Flow = { codeChallenge: string | null; codeChallengeMethod: 's256' | 'plain' | null }
const noFlow: Flow = { codeChallenge: null, codeChallengeMethod: null }

export function readFlow(body: {
  code_challenge?: string | null
  code_challenge_method?: string | null
}): Flow {
  if (!body.code_challenge && !body.code_challenge_method) return noFlow
  const method = (body.code_challenge_method ?? '').toLowerCase()
  const isChallenge = /^[\w.~-]{43,128}$/.test(body.code_challenge ?? '')
  if (!isChallenge || (method !== 's256' && method !== 'plain'))
    throw new AuthError('validation_failed.challenge', 400)
  return { codeChallenge: body.code_challenge!, codeChallengeMethod: method }
}

export type TokenRow = typeof oneTimeTokens.$inferSelect
/** A token with its two secrets, which exist only until the mail is written. */
export type MailToken = { row: TokenRow; link: string; code: string }

export function makeMailToken(
  env: Env,
  {
    userId,
    kind,
    email,
    flow = noFlow,
  }: { userId: string; kind: TokenKind; email: string; flow?: Flow },
): MailToken {
  const id = crypto.randomUUID()
  const code = makeCode()
  const hasLink = LINK_MINUTES[kind] > 0
  const link = `${flow.codeChallenge ? PKCE_PREFIX : ''}${makeLinkSecret()}`
  const now = Date.now()
  const row: TokenRow = {
    id,
    userId,
    kind,
    email,
    linkHash: hasLink ? hashText(link) : null,
    linkExpiresAt: hasLink ? new Date(now + LINK_MINUTES[kind] * MINUTE) : null,
    codeHash: hashCode(env, id, code),
    codeExpiresAt: new Date(now + CODE_MINUTES * MINUTE),
    tries: 0,
    ...flow,
    createdAt: new Date(now),
  }
  return { row, link, code }
}

/** Six digits can be guessed, so the database holds them under a key that it does not know, and each row differently. */
export function hashCode(env: Env, tokenId: string, code: string): string {
  return keyedHash(env, 'mail-code', `${tokenId}:${code}`)
}

/** The statement that keeps a token, if the condition holds; the one before it of the same kind is void. */
export function storeToken(db: Database, row: TokenRow, condition: SQL = sql`true`) {
  return insertWhere(db, oneTimeTokens, row, condition).onConflictDoUpdate({
    target: [oneTimeTokens.userId, oneTimeTokens.kind],
    set: row,
  })
}

/** The name of a kind in links and in `verify`. */
export function linkType(kind: TokenKind): string {
  return kind === 'email_change_current' || kind === 'email_change_new' ? 'email_change' : kind
}

/**
 * The page that asks for one press before it spends the link: programs that open links in mails do not press. The secret
 * travels in the fragment, which no server sees and no log keeps.
 */
function confirmAddress(env: Env, token: MailToken, redirectTo: string): string {
  const values = new URLSearchParams({
    token_hash: token.link,
    type: linkType(token.row.kind),
    redirect_to: redirectTo,
  })
  return `${env.SITE_URL}/auth/confirm#${values.toString()}`
}

export function mailToken(
  c: AuthContext,
  token: MailToken,
  redirectTo: string,
  newEmail = '',
): void {
  const { kind, email } = token.row
  const url = LINK_MINUTES[kind] > 0 ? confirmAddress(c.env, token, redirectTo) : undefined
  sendAfterAnswer(c, { recipient: email, copy: chooseCopy(kind, token.code, newEmail), url })
}

/** Tells the owner of an address that somebody wanted an account for it, and that nothing happened. */
export function mailAlreadyRegistered(c: AuthContext, email: string): void {
  sendAfterAnswer(c, {
    recipient: email,
    copy: mails.alreadyRegistered(),
    url: `${c.env.SITE_URL}/auth`,
  })
}

function chooseCopy(kind: TokenKind, digits: string, newEmail: string): Mail {
  const code = { digits, minutes: CODE_MINUTES }
  const values = { linkMinutes: LINK_MINUTES[kind], code }
  switch (kind) {
    case 'signup':
      return mails.verification(values)
    case 'invite':
      return mails.invitation(values)
    case 'magiclink':
      return mails.signInCode(values)
    case 'recovery':
      return mails.recovery(values)
    case 'email_change_current':
      return mails.emailChangeToOld({ ...values, newEmail })
    case 'email_change_new':
      return mails.emailChangeToNew(values)
    case 'reauthentication':
      return mails.reauthentication({ code })
  }
}
