import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { isStaff, type Role } from '#content/wire/roles.ts'
import type { AppEnv, SignedIn } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { readSessionRecord } from './session-record.ts'
import { findRole } from './store/roles.ts'
import { findLiveSession } from './store/sessions.ts'
import { recallToken, rememberToken } from './token-cache.ts'
import { readBearerToken, readAccessToken } from './tokens/access-token.ts'

/** What an access token says, with the token itself and its end in milliseconds. */
type Pass = { user: SignedIn; token: string; end: number }

/** Reads who a token was made for; undefined if a request has none of ours. The session may have ended since. */
async function readPass(c: Context<AppEnv>): Promise<Pass | undefined> {
  const token = readBearerToken(c.req.raw)
  if (!token) return undefined
  const claims = await readAccessToken(c.env, token)
  if (!claims?.sub || !claims.session_id) return undefined
  const { sub: id, session_id: sessionId, aal: assurance = 'aal1', exp } = claims
  return { user: { id, sessionId, assurance }, token, end: exp * 1000 }
}

/** Checks that the session of a token is in use; `second factor` if it still needs the second factor of its account. */
async function checkSession(
  c: Context<AppEnv>,
  { user, token, end }: Pass,
): Promise<SignedIn | 'second factor' | undefined> {
  const isWhole = user.assurance === 'aal2'
  const record = await readSessionRecord(c.env, user.sessionId)
  // KV may not show yet that a session began a moment ago on the other side of the world, or that its account no longer
  // has a second factor; D1 does.
  const isSure = record !== null && (isWhole || !record.needsSecondFactor)
  const session = isSure ? record : await findLiveSession(c.var.db, user.sessionId, new Date())
  if (session?.userId !== user.id) return undefined
  if (session.needsSecondFactor && !isWhole) return 'second factor'
  rememberToken(token, user, end)
  return user
}

/** Identifies who sent a request; `second factor` if the session still needs the second factor of its account. */
async function identifyUser(c: Context<AppEnv>): Promise<SignedIn | 'second factor' | undefined> {
  const known = recallToken(readBearerToken(c.req.raw) ?? '')
  if (known) return known
  const pass = await readPass(c)
  return pass && checkSession(c, pass)
}

/** Throws unless somebody is signed in with every factor of their account. */
function requireUser(user: SignedIn | 'second factor' | undefined): SignedIn {
  if (!user) throw new Failure('auth.required', 401)
  if (user === 'second factor') throw new Failure('auth.second_factor_required', 403)
  return user
}

/** Lets only people through who are signed in with every factor of their account, and sets `c.var.user`. */
export function signedIn() {
  return createMiddleware<AppEnv>(async function letIn(c, next) {
    c.set('user', requireUser(await identifyUser(c)))
    await next()
  })
}

/**
 * Reads something of the person behind a request while their session is checked, so that the answer waits once. Throws what
 * {@link signedIn} throws; a write waits for the check.
 */
export async function readWhileChecked<Result>(
  c: Context<AppEnv>,
  read: (user: SignedIn) => Promise<Result>,
): Promise<Result> {
  const known = recallToken(readBearerToken(c.req.raw) ?? '')
  if (known) return read(known)
  const pass = await readPass(c)
  if (!pass) throw new Failure('auth.required', 401)
  const [user, result] = await Promise.all([checkSession(c, pass), read(pass.user)])
  requireUser(user)
  return result
}

/**
 * {@link readWhileChecked} for what is about others: D1 says whether the session is still in use, whatever the edge knows.
 */
export async function readWhileAsked<Result>(
  c: Context<AppEnv>,
  read: (user: SignedIn) => Promise<Result>,
): Promise<Result> {
  const pass = await readPass(c)
  if (!pass) throw new Failure('auth.required', 401)
  c.set('user', pass.user)
  const [, result] = await Promise.all([roleOf(c), read(pass.user)])
  return result
}

/**
 * Lets only people through who bring an access token of ours, and sets `c.var.user`. Their session may have ended: that is for
 * the guard behind it, which asks D1 and saves the look at KV.
 */
export function tokenHolder() {
  return createMiddleware<AppEnv>(async function letTokenIn(c, next) {
    const pass = await readPass(c)
    if (!pass) throw new Failure('auth.required', 401)
    c.set('user', pass.user)
    await next()
  })
}

/** Sets `c.var.user` for signed-in people and lets everybody through: read it with {@link visitorOf}. */
export function maybeSignedIn() {
  return createMiddleware<AppEnv>(async function identifyVisitor(c, next) {
    const user = await identifyUser(c)
    if (user && user !== 'second factor') c.set('user', user)
    await next()
  })
}

/** The signed-in visitor behind {@link maybeSignedIn}, if there is one. */
export function visitorOf(c: Context<AppEnv>): SignedIn | undefined {
  return c.get('user') as SignedIn | undefined
}

/**
 * Finds the role of the token's owner; throws unless the session is still alive and has passed every factor of the
 * account.
 */
export async function roleOf(c: Context<AppEnv>) {
  const found = await findRole(c.var.db, c.var.user.id, c.var.user.sessionId, new Date())
  if (!found) throw new Failure('auth.required', 401)
  if (found.needsSecondFactor) throw new Failure('auth.second_factor_required', 403)
  return found
}

/**
 * Stands behind {@link tokenHolder}. Reads the primary each time, so that a revoked role is gone at once. An administrator
 * who should have a second factor by now gets no further without one.
 */
export function requireRole(...roles: Role[]) {
  return createMiddleware<AppEnv>(async function checkRole(c, next) {
    const { role, factorDueAt, isFactorOverdue } = await roleOf(c)
    if (!role || !roles.includes(role)) throw new Failure('auth.forbidden', 403)
    if (isFactorOverdue) throw new Failure('auth.second_factor_missing', 403)
    if (isStaff(role)) c.set('role', role)
    c.set('factorDueAt', factorDueAt)
    await next()
  })
}

/** Stands behind {@link tokenHolder}: requires a session that is in use now and has shown every factor of the account. */
export function requireAllFactors() {
  return createMiddleware<AppEnv>(async function checkFactors(c, next) {
    await roleOf(c)
    await next()
  })
}

/** {@link requireAllFactors}, of a session whose owner proved to be there a moment ago. */
export function requireOwner() {
  return createMiddleware<AppEnv>(async function checkOwner(c, next) {
    const { isFresh } = await roleOf(c)
    if (!isFresh) throw new Failure('auth.proof_needed', 403)
    await next()
  })
}
