import { Hono } from 'hono'
import * as z from 'zod/mini'
import { isUniqueViolation } from '../../db/constraints.ts'
import type { AppEnv } from '../../http/context.ts'
import {
  checkNewPassword,
  makeEmailIdentity,
  makeUser,
  mergeMetadata,
  readEmail,
} from '../accounts/rules.ts'
import { removeFactor } from '../factors/queries.ts'
import { deleteAccount } from '../own-data/delete-account.ts'
import { hashPassword, isStoredHash } from '../passwords.ts'
import {
  AuthError,
  isUuid,
  optionalText,
  readBody,
  type AuthContext,
  type UserRow,
} from '../protocol.ts'
import { deleteSessionRecords } from '../session-record.ts'
import { mailEmailChanged, mailFactorRemoved, mailPasswordChanged } from '../tell-owner.ts'
import { findAccount, presentFactor, presentUser, type Account } from '../user-object.ts'
import { adminBearer } from './admin-bearer.ts'
import { mayLeave } from './last-admin.ts'
import { changeAccount, createAccount, listAccounts, softDeleteAccount } from './queries.ts'
import { pageLinks, readBanDuration, readPage, readSort } from './rules.ts'

const TRIES = 3

const metadata = z.nullish(z.record(z.string(), z.unknown()))
const userBody = z.object({
  id: optionalText,
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  password_hash: optionalText,
  email_confirm: z.nullish(z.boolean()),
  user_metadata: metadata,
  app_metadata: metadata,
  ban_duration: optionalText,
})
type UserBody = z.infer<typeof userBody>

/** What the protocol lets administrators do with accounts. */
export const adminUserRoutes = new Hono<AppEnv>()
  .use('/admin/*', adminBearer())
  .get('/admin/users', async (c) => {
    const page = readPage(c.req.query('page'), c.req.query('per_page'))
    if (!page) throw new AuthError('validation_failed.pages', 400)
    const sort = readSort(c.req.query('sort'))
    if (!sort) throw new AuthError('validation_failed.sort', 400)
    const filter = (c.req.query('filter') ?? '').toLowerCase()
    const { accounts, total } = await listAccounts(c.var.db, page, { filter, ...sort })
    c.header('X-Total-Count', String(total))
    c.header('Link', pageLinks('/admin/users', page, total))
    return c.json({ users: accounts.map(presentUser), aud: 'authenticated' })
  })
  .post('/admin/users', async (c) => {
    const body = await readBody(c, userBody)
    if (!body.email) throw new AuthError('validation_failed.admin_email', 400)
    if (body.id && !isUuid(body.id)) throw new AuthError('validation_failed.user_id', 400)
    const user = makeUser(readEmail(body.email), null, mergeMetadata({}, body.user_metadata ?? {}))
    if (body.id) user.id = body.id.toLowerCase()
    Object.assign(user, await readChange(c, user, { ...body, email: null, user_metadata: null }))
    await create(c, user)
    return c.json(presentUser(await requireAccount(c, user.id)))
  })
  .get('/admin/users/:id', async (c) =>
    c.json(presentUser(await requireAccount(c, c.req.param('id')))),
  )
  .put('/admin/users/:id', async (c) => {
    const body = await readBody(c, userBody)
    await deleteSessionRecords(c, await change(c, c.req.param('id'), body))
    return c.json(presentUser(await requireAccount(c, c.req.param('id'))))
  })
  .delete('/admin/users/:id', async (c) => {
    const { user } = await requireAccount(c, c.req.param('id'))
    const body = await readBody(c, z.object({ should_soft_delete: z.nullish(z.boolean()) }))
    if (user.id === c.var.adminId) throw new AuthError('conflict.own_account', 409)
    if (body.should_soft_delete) {
      const ended = await softDeleteAccount(c, user.id)
      if (!ended) throw await explainKept(c, user.id)
      await deleteSessionRecords(c, ended)
    } else if (!(await deleteAccount(c, user.id, c.var.adminId))) {
      throw await explainKept(c, user.id)
    }
    return c.json({})
  })
  .get('/admin/users/:id/factors', async (c) => {
    const { factors } = await requireAccount(c, c.req.param('id'))
    return c.json(factors.map(presentFactor))
  })
  .delete('/admin/users/:id/factors/:factorId', async (c) => {
    const account = await requireAccount(c, c.req.param('id'))
    const factor = account.factors.find(({ id }) => id === c.req.param('factorId').toLowerCase())
    if (
      !factor ||
      !(await removeFactor(c, {
        actorId: c.var.adminId,
        userId: account.user.id,
        factorId: factor.id,
      }))
    ) {
      throw new AuthError('mfa_factor_not_found', 404)
    }
    if (factor.status === 'verified') mailFactorRemoved(c, account.user.email, factor)
    return c.json(presentFactor(factor))
  })

async function requireAccount(c: AuthContext, id: string): Promise<Account> {
  if (!isUuid(id)) throw new AuthError('validation_failed.user_id', 404)
  const account = await findAccount(c.var.db, id.toLowerCase())
  if (!account) throw new AuthError('user_not_found', 404)
  return account
}

/** Why an account was not deleted: it is gone already, or it is the last administrator's. */
async function explainKept(c: AuthContext, id: string): Promise<AuthError> {
  await requireAccount(c, id)
  return new AuthError('conflict.last_admin', 409)
}

/** The columns that a request changes in an account. */
async function readChange(
  c: AuthContext,
  user: UserRow,
  body: UserBody,
): Promise<Partial<UserRow>> {
  if (body.phone) throw new AuthError('phone_provider_disabled', 400)
  const columns: Partial<UserRow> = {}
  if (body.email && readEmail(body.email) !== user.email) {
    Object.assign(columns, {
      email: readEmail(body.email),
      newEmail: null,
      emailChangeConfirmed: 0,
    })
  }
  if (body.password) {
    await checkNewPassword(c.env, body.password)
    columns.passwordHash = hashPassword(body.password)
  } else if (body.password_hash) {
    if (!isStoredHash(body.password_hash))
      throw new AuthError('validation_failed.password_hash', 400)
    columns.passwordHash = body.password_hash
  }
  const isConfirming = body.email_confirm === true && !user.emailConfirmedAt
  if (isConfirming) columns.emailConfirmedAt = new Date()
  if (body.user_metadata || isConfirming) {
    const confirmed =
      isConfirming && Object.keys(user.userMetadata).length > 0 ? { email_verified: true } : {}
    columns.userMetadata = mergeMetadata(user.userMetadata, { ...body.user_metadata, ...confirmed })
  }
  if (body.app_metadata) columns.appMetadata = mergeMetadata(user.appMetadata, body.app_metadata)
  if (body.ban_duration) {
    const duration = readBanDuration(body.ban_duration)
    if (duration === null) throw new AuthError('validation_failed.ban', 400)
    columns.bannedUntil = duration === 0 ? null : new Date(Date.now() + duration)
  }
  return columns
}

/** Applies a request to an account as it is now; if another request changed it meanwhile, to what that one left. */
async function change(c: AuthContext, id: string, body: UserBody): Promise<string[]> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const { user } = await requireAccount(c, id)
    const columns = await readChange(c, user, body)
    const bans = columns.bannedUntil instanceof Date
    if (bans && user.id === c.var.adminId) throw new AuthError('conflict.own_account', 409)
    const endsSessions = bans || columns.passwordHash !== undefined
    const voidsCodes = endsSessions || columns.email !== undefined
    const ended = await translateTaken(() =>
      changeAccount(c, user, columns, { bans, endsSessions, voidsCodes }),
    )
    if (ended) {
      if (columns.passwordHash !== undefined) mailPasswordChanged(c, columns.email ?? user.email)
      if (columns.email !== undefined && columns.email !== user.email)
        mailEmailChanged(c, user.email)
      return ended
    }
    if (bans && !(await mayLeave(c.var.db, user.id)))
      throw new AuthError('conflict.last_admin', 409)
  }
  throw new AuthError('conflict', 409)
}

async function create(c: AuthContext, user: UserRow): Promise<void> {
  const identity = makeEmailIdentity(user, {}, user.emailConfirmedAt !== null)
  await translateTaken(() => createAccount(c, user, identity))
}

async function translateTaken<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (isUniqueViolation(error)) throw new AuthError('email_exists', 422)
    throw error
  }
}
