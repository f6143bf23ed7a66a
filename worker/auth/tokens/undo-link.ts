import { undoMinutes } from '#content/facts/mail-tokens.ts'
import { hashText } from '../../crypto.ts'
import type { UndoableChange, undoLinks } from '../../db/schema/undo-links.ts'
import { makeLinkSecret } from '../secrets.ts'

/** Milliseconds for which the mail about a change can undo it. */
export const UNDO_LIFETIME = undoMinutes * 60_000

/** The types of the links that undo something, beside those of GoTrue. */
export const undoTypes = ['factor_undo', 'change_undo'] as const
export type UndoType = (typeof undoTypes)[number]

export type UndoLinkRow = typeof undoLinks.$inferSelect
/** A link with its row, which holds only its hash. */
export type UndoLink = { link: string; row: UndoLinkRow }

/** Makes the link that undoes a change of an account, for the mail to the address that the account has before it. */
export function makeUndoLink(
  { id: userId, email }: { id: string; email: string },
  change: UndoableChange,
  now: Date,
): UndoLink {
  const link = makeLinkSecret()
  const expiresAt = new Date(now.getTime() + UNDO_LIFETIME)
  return {
    link,
    row: { linkHash: hashText(link), userId, email, change, createdAt: now, expiresAt },
  }
}
