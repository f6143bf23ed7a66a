// The four secrets that the Worker requires, newly generated: for .dev.vars and for a first deployment.
import { randomBytes, webcrypto } from 'node:crypto'

const random = () => randomBytes(32).toString('base64url')

/** @returns {Promise<Record<'SIGNING_KEY' | 'SERVER_KEY' | 'ALTCHA_KEY' | 'SETUP_KEY', string>>} */
export async function localSecrets() {
  const pair = await webcrypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ])
  const key = await webcrypto.subtle.exportKey('jwk', pair.privateKey)
  const { kty, crv, x, y, d } = key
  const signingKey = JSON.stringify({
    kty,
    crv,
    x,
    y,
    d,
    alg: 'ES256',
    kid: randomBytes(8).toString('hex'),
  })
  return {
    SIGNING_KEY: signingKey,
    SERVER_KEY: random(),
    ALTCHA_KEY: random(),
    SETUP_KEY: random(),
  }
}
