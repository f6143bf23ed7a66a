import { mails } from '#content/mails.ts'
import { sendAfterAnswer } from '../../mail/send.ts'
import type { AuthContext } from '../protocol.ts'
import type { FactorRow } from '../user-object.ts'

const describe = (factor: FactorRow) => ({
  at: new Date(),
  factorName: factor.friendlyName ?? undefined,
})
const accountPage = (c: AuthContext) => ({ url: `${c.env.SITE_URL}/account` })

export function mailFactorAdded(c: AuthContext, email: string, factor: FactorRow): void {
  sendAfterAnswer(c, email, mails.factorAdded(describe(factor)), accountPage(c))
}

export function mailFactorRemoved(c: AuthContext, email: string, factor: FactorRow): void {
  sendAfterAnswer(c, email, mails.factorRemoved(describe(factor)), accountPage(c))
}
