import { undoMinutes } from '#content/facts/mail-tokens.ts'
import { paths } from '#content/paths.ts'
import type { Mail } from '#words/mails.ts'
import { securityMails } from '#words/security-mails.ts'
import { deliver } from '../mail/deliver.ts'
import type { FactorRow } from './store/factors.ts'
import { makeConfirmUrl } from './token-mails.ts'
import type { UndoLink, UndoType } from './tokens/undo-link.ts'

// The owner of an account hears of every change to how it can be entered, whoever made it.

type Sender = { env: Env; now: Date; later: (work: Promise<unknown>) => void }

const describeFactor = (factor: FactorRow, at: Date) => ({
  at,
  factorName: factor.friendlyName ?? undefined,
})

function tell(
  { env, later }: Sender,
  recipient: string,
  copy: Mail,
  path: string = paths.account,
): void {
  later(deliver(env, { recipient, copy, url: env.SITE_URL + path }))
}

export function mailFactorAdded(
  sender: Sender,
  recipient: string,
  factor: FactorRow,
  undoLink: string,
): void {
  const described = describeFactor(factor, sender.now)
  const copy = securityMails.factorAdded({ ...described, undoMinutes })
  tellWithUndo(sender, recipient, copy, { type: 'factor_undo', token_hash: undoLink })
}

export function mailFactorRemoved(sender: Sender, email: string, factor: FactorRow): void {
  tell(sender, email, securityMails.factorRemoved(describeFactor(factor, sender.now)))
}

/** Sends a mail whose button leads to the page that undoes what it is about. */
function tellWithUndo(
  { env, later }: Sender,
  recipient: string,
  copy: Mail,
  link: { type: UndoType; token_hash: string },
): void {
  later(deliver(env, { recipient, copy, url: makeConfirmUrl(env, link) }))
}

/** What the owner of an account can undo by the link of a mail. */
const undoable = {
  passwordChanged: securityMails.passwordChanged,
  emailChanged: securityMails.emailChanged,
  identityLinked: securityMails.identityLinked,
  identityUnlinked: securityMails.identityUnlinked,
}

/** Returns a function that sends a mail of that kind to the address that the account had before the change. */
function mailAbout(kind: keyof typeof undoable) {
  return (sender: Sender, { link, row }: UndoLink): void => {
    const copy = undoable[kind]({ at: sender.now, undoMinutes, provider: 'GitHub' })
    tellWithUndo(sender, row.email, copy, { type: 'change_undo', token_hash: link })
  }
}

export const mailPasswordChanged = mailAbout('passwordChanged')
export const mailEmailChanged = mailAbout('emailChanged')
export const mailIdentityLinked = mailAbout('identityLinked')
export const mailIdentityUnlinked = mailAbout('identityUnlinked')

/** Goes to the address from which an administrator moved the account. */
export function mailEmailSet(sender: Sender, oldEmail: string): void {
  tell(sender, oldEmail, securityMails.emailSet({ at: sender.now }), paths.contact)
}

/** Goes to the address that the account loses when its owner undoes a change of address. */
export function mailMovedBack(sender: Sender, email: string): void {
  tell(sender, email, securityMails.movedBack({ at: sender.now }), paths.contact)
}

export function mailRecoveryCodesReplaced(sender: Sender, email: string): void {
  tell(sender, email, securityMails.recoveryCodesReplaced({ at: sender.now }))
}

export function mailLinkMade(sender: Sender, email: string): void {
  tell(sender, email, securityMails.linkMade({ at: sender.now }))
}

/** Goes to an address that nobody has proved to own. */
export function mailConfirmedByAdmin(sender: Sender, email: string): void {
  tell(sender, email, securityMails.confirmedByAdmin({ at: sender.now }), paths.forgot)
}

export function mailCodesGuessed(sender: Sender, email: string): void {
  tell(sender, email, securityMails.codesGuessed())
}
