import { and, eq, gt, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { rowExists } from '../../db/conditions.ts'
import { insertWhere } from '../../db/insert-where.ts'
import { flowStates } from '../../db/schema/sessions.ts'

export type FlowRow = typeof flowStates.$inferSelect
export type NewFlow = typeof flowStates.$inferInsert

export function insertFlow(db: Database, flow: NewFlow) {
  return db.insert(flowStates).values(flow)
}

export function insertFlowWhere(db: Database, flow: NewFlow, holds: SQL) {
  return insertWhere(db, flowStates, flow, holds)
}

export function selectFlowByCode(db: Database, codeHash: string) {
  return db.select().from(flowStates).where(eq(flowStates.authCodeHash, codeHash))
}

/** Selects the account that a code belongs to, for use inside statements that read it. */
export function selectCodeOwner(db: Database, codeHash: string): SQL {
  const owner = db
    .select({ userId: flowStates.userId })
    .from(flowStates)
    .where(eq(flowStates.authCodeHash, codeHash))
  return sql`(${owner})`
}

/**
 * Claims the state that a provider handed back, once, for the code that it will lead to; returns undefined for an unknown
 * or expired one. The row stays, so that what voids the flows of an account reaches this one too.
 */
export async function claimState(db: Database, id: string, authCodeHash: string, now: Date) {
  const isWaiting = and(isNull(flowStates.authCodeHash), gt(flowStates.expiresAt, now))
  const [flow] = await db
    .update(flowStates)
    .set({ authCodeHash })
    .where(and(eq(flowStates.id, id), isWaiting))
    .returning()
  return flow
}

type Completion = Pick<FlowRow, 'userId' | 'sealedTokens' | 'expiresAt'>

/** Gives the code of a claimed flow its account; returns no row if the flow was voided meanwhile. */
export function completeFlow(db: Database, id: string, completion: Completion) {
  return db
    .update(flowStates)
    .set(completion)
    .where(eq(flowStates.id, id))
    .returning({ id: flowStates.id })
}

/** True until the code of a flow has been exchanged. */
export function isFlowLive(id: string): SQL {
  return rowExists(flowStates, eq(flowStates.id, id))
}

export function spendFlow(db: Database, id: string) {
  return db.delete(flowStates).where(eq(flowStates.id, id)).returning({ id: flowStates.id })
}

/** Voids the codes of an account that wait to be exchanged and the links that it has begun, if the condition holds. */
export function voidFlows(db: Database, userId: string, holds: SQL) {
  const isOfUser = or(eq(flowStates.userId, userId), eq(flowStates.linkUserId, userId))
  return db.delete(flowStates).where(and(isOfUser, holds))
}
