import type { AuthMessage } from '#words/auth-messages.ts'
import { AuthError } from './protocol.ts'

// Parts of the protocol that this site does not offer. They answer in its shape, so that clients can say why.
const disabled: [RegExp, AuthMessage][] = [
  [/^\/passkeys(\/|$)/, 'passkey_disabled'],
  [/^\/(sso|saml)(\/|$)/, 'saml_provider_disabled'],
  [/^\/(oauth|user\/oauth|scim|admin)(\/|$)/, 'feature_disabled'],
]

/** Why there is nothing at this path of the protocol. */
export function explainAbsence(path: string): AuthError {
  const found = disabled.find(([pattern]) => pattern.test(path))
  return new AuthError(found?.[1] ?? 'unsupported_path', 404)
}
