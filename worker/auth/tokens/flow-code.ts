import { hashText } from '../../crypto.ts'
import type { flowStates, SessionSource } from '../../db/schema/sessions.ts'
import type { CodeChallenge } from '../pkce.ts'
import { makeLinkSecret } from '../secrets.ts'

/** Milliseconds in which a page must exchange its code for a session. */
export const FLOW_LIFETIME = 300_000

/**
 * Makes the code of a flow, which a page exchanges together with its verifier. The row holds only the hash of the code.
 */
export function makeFlowCode(
  userId: string,
  source: SessionSource,
  { codeChallenge, codeChallengeMethod }: CodeChallenge,
  now: Date,
) {
  const code = crypto.randomUUID()
  const row: typeof flowStates.$inferInsert = {
    id: hashText(makeLinkSecret()),
    source,
    codeChallenge,
    codeChallengeMethod,
    authCodeHash: hashText(code),
    userId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + FLOW_LIFETIME),
  }
  return { code, row }
}
