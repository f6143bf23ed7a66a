import type { SQL } from 'drizzle-orm'
import { note } from '../audit/note.ts'
import type { Metadata } from '../db/schema/accounts.ts'
import { clientAddress } from '../http/limits.ts'
import type { AuthContext } from './protocol.ts'

type Who = { actorId?: string | null; subjectId?: string | null; details?: Metadata }
type Action = Parameters<typeof note>[1]

/** The statement that notes an action of this request. */
export function noteAction(c: AuthContext, action: Action, who: Who = {}, where?: SQL) {
  const actor = { id: who.actorId ?? null, address: clientAddress(c.req.raw) }
  const { subjectId, details } = who
  return note(c.var.db, action, actor, { now: new Date(), subjectId, details, where })
}
