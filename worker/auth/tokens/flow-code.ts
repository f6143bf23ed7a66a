import { hashText } from '../../crypto.ts'
import type { flowStates, SessionSource } from '../../db/schema/sessions.ts'
import type { CodeChallenge } from '../pkce.ts'
import { makeLinkSecret } from '../secrets.ts'

/** Milliseconds in which a page must exchange its code for a session. */
const FLOW_LIFETIME = 300_000

/** Makes the code of a flow that waits for its page to come with the verifier. The row holds its hash only. */
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
