import { mails, type Mail } from '#words/mails.ts'
import { sendAfterAnswer } from '../mail/outbox.ts'
import type { AuthContext } from './protocol.ts'
import type { FactorRow } from './user-object.ts'

// What changes the power over an account is told to its owner, whoever did it.

const describe = (factor: FactorRow) => ({
  at: new Date(),
  factorName: factor.friendlyName ?? undefined,
})

function tell(c: AuthContext, email: string, copy: Mail, path = '/account'): void {
  sendAfterAnswer(c, { recipient: email, copy, url: c.env.SITE_URL + path })
}

export function mailFactorAdded(c: AuthContext, email: string, factor: FactorRow): void {
  tell(c, email, mails.factorAdded(describe(factor)))
}

export function mailFactorRemoved(c: AuthContext, email: string, factor: FactorRow): void {
  tell(c, email, mails.factorRemoved(describe(factor)))
}

export function mailPasswordChanged(c: AuthContext, email: string): void {
  tell(c, email, mails.passwordChanged({ at: new Date() }), '/auth')
}

/** To the address that the account had. */
export function mailEmailChanged(c: AuthContext, oldEmail: string): void {
  tell(c, oldEmail, mails.emailChanged({ at: new Date() }), '/contact')
}

export function mailProviderAdded(c: AuthContext, email: string): void {
  tell(c, email, mails.wayAdded({ at: new Date(), provider: 'GitHub' }))
}

export function mailProviderRemoved(c: AuthContext, email: string): void {
  tell(c, email, mails.wayRemoved({ at: new Date(), provider: 'GitHub' }))
}
