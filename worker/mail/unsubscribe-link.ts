import { constantTimeEqual } from '@oslojs/crypto/subtle'
import type { MailChoices } from '#content/forms/mail-choices.ts'
import { paths } from '#content/paths.ts'
import { keyedHash } from '../server-key.ts'

const TOKEN = /^(team|member|news)-([\da-f-]{32,36})\.([\w-]{43})$/

/** Where the address of a mail stands: it represents a team, is that of a member, or got an announcement. */
export type Subject = { kind: 'team' | 'member' | 'news'; id: string }

/** What a reader refuses by the link of a mail. */
export const refusedBy = (subject: string): keyof MailChoices =>
  subject.startsWith('news-') ? 'announcements' : 'reminders'

/**
 * Returns the links by which the reader of a mail refuses further ones: a page for people, and an address to which a mail
 * program posts (RFC 8058). The key of the server signs them, so that nothing has to be stored; they do not expire.
 */
export function unsubscribeLinks(env: Env, subject: string) {
  const token = `${subject}.${keyedHash(env, 'unsubscribe', subject)}`
  return {
    page: `${env.SITE_URL}${paths.unsubscribe}#token=${token}`,
    oneClick: `${env.SITE_URL}/api/reminders/unsubscribe?token=${token}`,
  }
}

/** Reads whose address a link is for; returns undefined if it is not one of ours. */
export function readUnsubscribeToken(env: Env, token: string): Subject | undefined {
  const [, kind, id, mac] = TOKEN.exec(token) ?? []
  if (!kind || !id || !mac) return undefined
  const encoder = new TextEncoder()
  const wanted = keyedHash(env, 'unsubscribe', `${kind}-${id}`)
  if (!constantTimeEqual(encoder.encode(mac), encoder.encode(wanted))) return undefined
  return { kind: kind as Subject['kind'], id }
}
