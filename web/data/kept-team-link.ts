/**
 * The secret of a team's link that somebody opened before they signed in, so that their account page can offer the team
 * without the link. It is stored like a draft: for as many days, until somebody signs out, and until the reader deletes
 * what they have typed.
 */
import { clearDraft, readDraft, storeDraft } from '../components/form/draft.ts'

const NAME = 'team-link'

export function keepTeamLink(token: string) {
  storeDraft(NAME, { id: crypto.randomUUID(), values: { token } })
}

/** Reads the secret that is kept, if there is one. */
export function readTeamLink(): string | undefined {
  const token = readDraft(NAME)?.values['token']
  return typeof token === 'string' ? token : undefined
}

export function forgetTeamLink() {
  clearDraft(NAME)
}
