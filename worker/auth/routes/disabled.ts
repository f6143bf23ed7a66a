import type { AuthRefusal } from '#content/wire/auth-refusals.ts'
import type { AuthContext } from '../context.ts'
import { AuthError } from '../errors.ts'

const BASE = '/api/auth/v1'

// Parts of the protocol that this site does not offer. They answer in its shape, so that clients can say why.
const disabled: [RegExp, AuthRefusal][] = [
  [/^\/passkeys(\/|$)/, 'passkey_disabled'],
  [/^\/(sso|saml)(\/|$)/, 'saml_provider_disabled'],
  [/^\/(oauth|user\/oauth|scim|admin)(\/|$)/, 'feature_disabled'],
]

/** Throws the error that says why there is nothing at this path of the protocol. */
export function explainAbsence(c: AuthContext): never {
  const path = c.req.path.slice(BASE.length)
  const found = disabled.find(([pattern]) => pattern.test(path))
  throw new AuthError(found?.[1] ?? 'unsupported_path', 404)
}
