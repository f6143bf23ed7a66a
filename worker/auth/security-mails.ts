import { paths } from '#content/paths.ts'
import { mails, type Mail } from '#words/mails.ts'
import { deliver } from '../mail/deliver.ts'
import type { FactorRow } from './store/factors.ts'

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

export function mailFactorAdded(sender: Sender, email: string, factor: FactorRow): void {
  tell(sender, email, mails.factorAdded(describeFactor(factor, sender.now)))
}

export function mailFactorRemoved(sender: Sender, email: string, factor: FactorRow): void {
  tell(sender, email, mails.factorRemoved(describeFactor(factor, sender.now)))
}

export function mailPasswordChanged(sender: Sender, email: string): void {
  tell(sender, email, mails.passwordChanged({ at: sender.now }), paths.auth)
}

/** Goes to the address that the account had. */
export function mailEmailChanged(sender: Sender, oldEmail: string): void {
  tell(sender, oldEmail, mails.emailChanged({ at: sender.now }), paths.contact)
}

export function mailIdentityLinked(sender: Sender, email: string): void {
  tell(sender, email, mails.identityLinked({ at: sender.now, provider: 'GitHub' }))
}

export function mailIdentityUnlinked(sender: Sender, email: string): void {
  tell(sender, email, mails.identityUnlinked({ at: sender.now, provider: 'GitHub' }))
}
