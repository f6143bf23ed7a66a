import type { MailChoices } from '#content/forms/mail-choices.ts'
import { paths } from '#content/paths.ts'
import { equalSecrets } from '../crypto.ts'
import { keyedHash } from '../server-key.ts'

const TOKEN = /^(team|member|news)-([\da-f-]{32,36})\.([\w-]{43})$/

/** Where the address of a mail stands: it represents a team, is that of a member, or got an announcement. */
export type Subject = { kind: 'team' | 'member' | 'news'; id: string }

/** What a reader refuses by the link of a mail. */
export const refusedBy = (subject: string): keyof MailChoices =>
  subject.startsWith('news-') ? 'announcements' : 'reminders'

/**
 * Returns the links by which the reader of a mail refuses further ones: a page for people, and an address to which a mail
 * program posts (RFC 8058). The key of the server signs them with the address that the mail went to, so that nothing has to
 * be stored; they do not expire.
 */
export function unsubscribeLinks(env: Env, subject: string, recipient: string) {
  const token = `${subject}.${sign(env, subject, recipient)}`
  return {
    page: `${env.SITE_URL}${paths.unsubscribe}#token=${token}`,
    oneClick: `${env.SITE_URL}/api/reminders/unsubscribe?token=${token}`,
  }
}

/** Reads whose address a link is for, unsigned as yet; returns undefined if it has not the shape of ours. */
export function readUnsubscribeToken(token: string): Subject | undefined {
  const [, kind, id] = TOKEN.exec(token) ?? []
  return kind && id ? { kind: kind as Subject['kind'], id } : undefined
}

/** Tells whether a link is that of a mail to an address: who represented a team before may choose nothing for who does now. */
export function isLinkTo(env: Env, token: string, recipient: string): boolean {
  const [subject = '', mac = ''] = token.split('.')
  return equalSecrets(mac, sign(env, subject, recipient))
}

const sign = (env: Env, subject: string, recipient: string) =>
  keyedHash(env, 'unsubscribe', `${subject} ${recipient}`)
