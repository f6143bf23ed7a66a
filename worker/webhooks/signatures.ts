import { hmac } from '@oslojs/crypto/hmac'
import { SHA256 } from '@oslojs/crypto/sha2'
import { encodeBase64 } from '@oslojs/encoding'
import type { FormService } from '#content/wire/form-services.ts'
import { equalSecrets } from '../crypto.ts'

const headers: Record<FormService, { name: string; prefix: string }> = {
  tally: { name: 'tally-signature', prefix: '' },
  typeform: { name: 'typeform-signature', prefix: 'sha256=' },
}

/** Returns the secret that a form service signs with, if this deployment takes its forms. */
export const secretOf = (env: Env, service: FormService): string | undefined =>
  (service === 'tally' ? env.TALLY_SECRET : env.TYPEFORM_SECRET) || undefined

/** Tells whether a request carries the service's signature of its body: HMAC-SHA256 of the bytes, in base64. */
export function isSigned(
  request: Request,
  service: FormService,
  { body, secret }: { body: Uint8Array; secret: string },
): boolean {
  const { name, prefix } = headers[service]
  const given = request.headers.get(name)
  const right = prefix + encodeBase64(hmac(SHA256, new TextEncoder().encode(secret), body))
  return given !== null && equalSecrets(given, right)
}
