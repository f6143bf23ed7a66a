import { codeMinutes, linkMinutes } from '#content/facts/mail-tokens.ts'
import { hashText } from '../../crypto.ts'
import type { oneTimeTokens, TokenKind } from '../../db/schema/sessions.ts'
import { keyedHash } from '../../server-key.ts'
import { noCodeChallenge, type CodeChallenge } from '../pkce.ts'
import { makeCode, makeLinkSecret } from '../secrets.ts'

const MINUTE = 60_000
/** Prefix of a link that was requested with a code challenge, as in GoTrue. */
const PKCE_PREFIX = 'pkce_'

export const isPkceLink = (link: string) => link.startsWith(PKCE_PREFIX)

export type TokenRow = typeof oneTimeTokens.$inferSelect
/** A token with its two secrets, which are known only until the mail is written. */
export type MailToken = { row: TokenRow; link: string; code: string }

type NewToken = { userId: string; kind: TokenKind; email: string; challenge?: CodeChallenge }

/** Makes the link and the code of a mail; the row holds only their hashes. */
export function makeMailToken(
  env: Env,
  { userId, kind, email, challenge = noCodeChallenge }: NewToken,
  now: Date,
): MailToken {
  const id = crypto.randomUUID()
  const code = makeCode()
  const hasLink = linkMinutes[kind] > 0
  const link = `${challenge.codeChallenge ? PKCE_PREFIX : ''}${makeLinkSecret()}`
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * MINUTE)
  const row: TokenRow = {
    id,
    userId,
    kind,
    email,
    linkHash: hasLink ? hashText(link) : null,
    linkExpiresAt: hasLink ? inMinutes(linkMinutes[kind]) : null,
    codeHash: hashCode(env, id, code),
    codeExpiresAt: inMinutes(codeMinutes),
    tries: 0,
    ...challenge,
    createdAt: now,
  }
  return { row, link, code }
}

/**
 * Hashes a code for its row. Six digits can be guessed, so the hash takes a key outside the database, and the row's id.
 */
export function hashCode(env: Env, tokenId: string, code: string): string {
  return keyedHash(env, 'mail-code', `${tokenId}:${code}`)
}

export function isChange({ kind }: TokenRow): boolean {
  return kind === 'email_change_current' || kind === 'email_change_new'
}

/** Names the kind of a token as links and `verify` do. */
export function linkType(token: TokenRow): string {
  return isChange(token) ? 'email_change' : token.kind
}
