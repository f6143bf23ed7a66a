import { hashText } from '../crypto.ts'
import { keyedHash } from '../server-key.ts'

const SEALED = /#sealed=([\w-]+)$/

/** The address of a page with a secret that is not written down, and the hash by which the secret is known again. */
export type SealedLink = { url: string; hash: string }

/**
 * Makes a link with a new secret for a mail that may wait in the outbox: the database holds the hash and a random text, from
 * which only the key of the server makes the secret, when the mail is sent.
 */
export function sealLink(env: Env, page: string): SealedLink {
  const nonce = crypto.randomUUID()
  return { url: `${env.SITE_URL}${page}#sealed=${nonce}`, hash: hashText(secretOf(env, nonce)) }
}

/** Puts the secret into a link of {@link sealLink}; returns any other address as it is. */
export function openSealedLink(env: Env, url: string): string {
  return url.replace(SEALED, (_, nonce: string) => `#token=${secretOf(env, nonce)}`)
}

const secretOf = (env: Env, nonce: string) => keyedHash(env, 'sealed-link', nonce)
