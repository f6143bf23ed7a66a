import type * as z from 'zod/mini'
import { stateOfCheckIn, checkIns as calendar } from '#content/check-ins.ts'
import { editionClock } from '#content/edition-clock.ts'
import type { checkInSchema } from '#content/forms/check-in.ts'
import { findLiveSession } from '../auth/store/sessions.ts'
import type { Database } from '../db/client.ts'
import type { SignedIn } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { isWritable } from '../teams/membership.ts'
import { nextRevision } from '../teams/rules.ts'
import { findCheckIns, writeCheckIn } from './queries.ts'

/** Reads the check-ins of a team of the account, each with its times and state, and the time of the edition. */
export async function readCheckIns(db: Database, user: { id: string }, teamId: string) {
  const found = await findCheckIns(db, user, teamId)
  if (!found) throw new Failure('check_ins.not_found', 404)
  const { rows, ...own } = found
  const now = editionClock.now()
  return {
    ...own,
    now,
    checkIns: calendar.map((checkIn) => ({
      ...checkIn,
      state: stateOfCheckIn(checkIn, now),
      told: rows.find(({ number }) => number === checkIn.number) ?? null,
    })),
  }
}

/** Stores a team's answer while the check-in is open, unless someone else has changed it since it was read. */
export async function tellCheckIn(
  { db, user }: { db: Database; user: SignedIn },
  { teamId, number }: { teamId: string; number: number },
  { revision: seen, ...details }: z.output<typeof checkInSchema>,
) {
  const checkIn = calendar.find((one) => one.number === number)
  if (!checkIn) throw new Failure('check_ins.not_found', 404)
  const state = stateOfCheckIn(checkIn)
  if (state === 'coming')
    throw new Failure('check_ins.not_open', 403, undefined, { opens: checkIn.opens })
  if (state === 'over')
    throw new Failure('check_ins.closed', 403, undefined, { closes: checkIn.closes })
  const version = {
    teamId,
    number,
    seen,
    revision: nextRevision(seen, details),
    now: new Date(),
  }
  const [saved] = await writeCheckIn(db, version, details, isWritable(db, user, teamId))
  if (saved) return saved
  const [session, own] = await Promise.all([
    findLiveSession(db, user.sessionId, new Date()),
    readCheckIns(db, user, teamId),
  ])
  if (!session) throw new Failure('auth.required', 401)
  const told = own.checkIns.find((one) => one.number === number)?.told
  throw new Failure('check_ins.changed', 409, undefined, { told })
}
