import { equalSecrets, hashText } from '../crypto.ts'
import { AuthError } from './errors.ts'

/** The code challenge of a request (RFC 7636), or none. */
export type CodeChallenge = {
  codeChallenge: string | null
  codeChallengeMethod: 's256' | 'plain' | null
}
export const noCodeChallenge: CodeChallenge = { codeChallenge: null, codeChallengeMethod: null }

/** Reads the code challenge that a client sends; throws `validation_failed` for a malformed one. */
export function readCodeChallenge(body: {
  code_challenge?: string | null
  code_challenge_method?: string | null
}): CodeChallenge {
  if (!body.code_challenge && !body.code_challenge_method) return noCodeChallenge
  const method = (body.code_challenge_method ?? '').toLowerCase()
  const isChallenge = /^[\w.~-]{43,128}$/.test(body.code_challenge ?? '')
  if (!isChallenge || (method !== 's256' && method !== 'plain'))
    throw new AuthError('validation_failed.challenge', 400)
  return { codeChallenge: body.code_challenge!, codeChallengeMethod: method }
}

/** Tells whether a verifier is the one that a challenge was made from. */
export function matchesChallenge(challenge: CodeChallenge, verifier: string): boolean {
  if (!challenge.codeChallenge) return false
  const given = challenge.codeChallengeMethod === 'plain' ? verifier : hashText(verifier)
  return equalSecrets(given, challenge.codeChallenge)
}
