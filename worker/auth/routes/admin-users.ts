import * as z from 'zod/mini'
import { readBanDuration } from '../ban-duration.ts'
import { adminInputOf, type AuthContext } from '../context.ts'
import { AuthError } from '../errors.ts'
import { changeUser } from '../flows/change-user.ts'
import { createUser } from '../flows/create-user.ts'
import { deleteUser } from '../flows/delete-user.ts'
import { removeFactor } from '../flows/remove-factor.ts'
import type { UserChange } from '../flows/user-change.ts'
import { presentFactor, presentUser } from '../present.ts'
import { isUuid, optionalMetadata, optionalText, readBody } from '../protocol.ts'
import { readEmail } from '../rules.ts'
import { findAccount, listAccounts, type Account } from '../store/accounts.ts'
import { writePageLinks, readPage, readSort } from './pages.ts'

const userBody = z.object({
  id: optionalText,
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  password_hash: optionalText,
  email_confirm: z.nullish(z.boolean()),
  user_metadata: optionalMetadata,
  app_metadata: optionalMetadata,
  ban_duration: optionalText,
})
type UserBody = z.infer<typeof userBody>

export async function showUsers(c: AuthContext) {
  const page = readPage(c.req.query('page'), c.req.query('per_page'))
  if (!page) throw new AuthError('validation_failed.pages', 400)
  const sort = readSort(c.req.query('sort'))
  if (!sort) throw new AuthError('validation_failed.sort', 400)
  const filter = (c.req.query('filter') ?? '').toLowerCase()
  const { accounts, total } = await listAccounts(c.var.db, page, { filter, ...sort })
  c.header('X-Total-Count', String(total))
  c.header('Link', writePageLinks('/admin/users', page, total))
  return c.json({ users: accounts.map(presentUser), aud: 'authenticated' })
}

export async function answerNewUser(c: AuthContext) {
  const { email, ...body } = await readBody(c, userBody)
  if (!email && !body.phone) throw new AuthError('validation_failed.admin_email', 400)
  if (body.id && !isUuid(body.id)) throw new AuthError('validation_failed.user_id', 400)
  const id = await createUser(adminInputOf(c), {
    id: body.id || null,
    change: readChange({ ...body, user_metadata: null }),
    email: readEmail(email),
    metadata: body.user_metadata ?? {},
  })
  return c.json(presentUser(await requireAccount(c, id)))
}

/** Shows an account, also one that was deleted softly: then it says when, and no longer whose it was. */
export async function showUser(c: AuthContext) {
  const account = await findAccount(c.var.db, readUserId(c), { deletedToo: true })
  if (!account) throw new AuthError('user_not_found', 404)
  return c.json(presentUser(account))
}

export async function answerUserUpdate(c: AuthContext) {
  const body = await readBody(c, userBody)
  const id = readUserId(c)
  await changeUser(adminInputOf(c), id, readChange(body))
  return c.json(presentUser(await requireAccount(c, id)))
}

export async function answerUserDeletion(c: AuthContext) {
  const { user } = await requireAccount(c)
  const body = await readBody(c, z.object({ should_soft_delete: z.nullish(z.boolean()) }))
  await deleteUser(adminInputOf(c), user.id, { isSoft: body.should_soft_delete === true })
  return c.json({})
}

export async function showFactors(c: AuthContext) {
  const { factors } = await requireAccount(c)
  return c.json(factors.map(presentFactor))
}

export async function answerFactorDeletion(c: AuthContext) {
  const account = await requireAccount(c)
  const factorId = c.req.param('factorId')?.toLowerCase()
  const factor = account.factors.find(({ id }) => id === factorId)
  if (!factor) throw new AuthError('mfa_factor_not_found', 404)
  await removeFactor(adminInputOf(c), account, factor)
  return c.json(presentFactor(factor))
}

function readUserId(c: AuthContext): string {
  const id = c.req.param('id') ?? ''
  if (!isUuid(id)) throw new AuthError('validation_failed.user_id', 404)
  return id.toLowerCase()
}

async function requireAccount(c: AuthContext, id = readUserId(c)): Promise<Account> {
  const account = await findAccount(c.var.db, id)
  if (!account) throw new AuthError('user_not_found', 404)
  return account
}

/** Reads what a request changes in an account. */
function readChange(body: UserBody): UserChange {
  if (body.phone) throw new AuthError('phone_provider_disabled', 400)
  return {
    email: body.email ? readEmail(body.email) : undefined,
    password: body.password,
    passwordHash: body.password_hash,
    confirmsEmail: body.email_confirm === true,
    userMetadata: body.user_metadata,
    appMetadata: body.app_metadata,
    ban: body.ban_duration ? requireDuration(body.ban_duration) : undefined,
  }
}

function requireDuration(text: string): number {
  const duration = readBanDuration(text)
  if (duration === null) throw new AuthError('validation_failed.ban', 400)
  return duration
}
