import { codeMinutes, linkMinutes } from '#content/facts/mail-tokens.ts'
import { paths } from '#content/paths.ts'
import { mails, type Mail } from '#words/mails.ts'
import type { TokenKind } from '../db/schema/sessions.ts'
import { deliver } from '../mail/deliver.ts'
import { linkType, type MailToken } from './tokens/mail-token.ts'

type Sender = { env: Env; later: (work: Promise<unknown>) => void }

/**
 * Makes the address of the page that spends a link only when a button is pressed: programs that open the links in mails
 * press none. The secret travels in the fragment, which no server sees and no log keeps.
 */
export function makeConfirmUrl(env: Env, values: Record<string, string>): string {
  return `${env.SITE_URL}/auth/confirm#${new URLSearchParams(values).toString()}`
}

/** Mails a token to its address after the answer. `newEmail` is the new address of a change of address. */
export function mailToken(
  { env, later }: Sender,
  { row, link, code }: MailToken,
  redirectTo: string,
  newEmail = '',
): void {
  const values = { token_hash: link, type: linkType(row), redirect_to: redirectTo }
  const url = linkMinutes[row.kind] > 0 ? makeConfirmUrl(env, values) : undefined
  later(deliver(env, { recipient: row.email, copy: chooseCopy(row.kind, code, newEmail), url }))
}

/** Tells the owner of an address by mail that somebody asked for an account with it and that nothing happened. */
export function mailAlreadyRegistered({ env, later }: Sender, recipient: string): void {
  later(
    deliver(env, {
      recipient,
      copy: mails.alreadyRegistered(),
      url: `${env.SITE_URL}${paths.auth}`,
    }),
  )
}

function chooseCopy(kind: TokenKind, digits: string, newEmail: string): Mail {
  const code = { digits, minutes: codeMinutes }
  const values = { linkMinutes: linkMinutes[kind], code }
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
