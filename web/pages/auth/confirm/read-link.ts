import { paths } from '#content/paths.ts'
import { confirmPage } from '#words/pages/confirm.ts'
import type { LinkType } from '../../../auth/one-time-tokens.ts'

export type ConfirmationLink =
  | { state: 'missing' }
  /** What came of the press of the button, which replaces the link in the address. */
  | { state: 'pending' | 'elsewhere' }
  | { state: 'expired'; type: LinkType }
  | { state: 'ready'; type: LinkType; tokenHash: string; redirectTo: string }

/** Parses the address of a mailed link. Some carry their parameters in the fragment, which no server sees. */
export function readLink({ search, hash }: { search: string; hash: string }): ConfirmationLink {
  const query = new URLSearchParams(search)
  const values =
    query.has('token_hash') || query.has('error') ? query : new URLSearchParams(hash.slice(1))
  const type = values.get('type')
  const outcome = values.get('outcome')
  if (outcome === 'pending' || outcome === 'elsewhere') return { state: outcome }
  if (outcome === 'expired' || values.has('error'))
    return { state: 'expired', type: isLinkType(type) ? type : 'recovery' }
  const tokenHash = values.get('token_hash')
  if (!tokenHash || !isLinkType(type)) return { state: 'missing' }
  return { state: 'ready', type, tokenHash, redirectTo: values.get('redirect_to') ?? '' }
}

const isLinkType = (type: string | null): type is LinkType =>
  type !== null && Object.keys(confirmPage.kinds).includes(type)

/** Returns the address that says what came of a link, and no longer holds its secret. */
export const outcomeAddress = (outcome: 'expired' | 'pending' | 'elsewhere', type: LinkType) =>
  `${paths.confirm}#${new URLSearchParams({ outcome, type })}`
