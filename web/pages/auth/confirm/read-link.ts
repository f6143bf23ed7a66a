import { authPage } from '#words/pages/auth.ts'
import type { LinkType } from '../../../auth/one-time-tokens.ts'

export type ConfirmationLink =
  | { state: 'missing' }
  | { state: 'expired' }
  | { state: 'ready'; type: LinkType; tokenHash: string; redirectTo: string }

/** Parses the address of a mailed link. Some carry their parameters in the fragment, which no server sees. */
export function readLink({ search, hash }: { search: string; hash: string }): ConfirmationLink {
  const query = new URLSearchParams(search)
  const values =
    query.has('token_hash') || query.has('error') ? query : new URLSearchParams(hash.slice(1))
  if (values.has('error')) return { state: 'expired' }
  const tokenHash = values.get('token_hash')
  const type = values.get('type')
  if (!tokenHash || !isLinkType(type)) return { state: 'missing' }
  return { state: 'ready', type, tokenHash, redirectTo: values.get('redirect_to') ?? '' }
}

const isLinkType = (type: string | null): type is LinkType =>
  type !== null && Object.keys(authPage.confirm.kinds).includes(type)
