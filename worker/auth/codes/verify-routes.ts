import { Hono } from 'hono'
import * as z from 'zod/mini'
import { email as emailField } from '#content/forms/fields.ts'
import { authAnswers } from '#words/auth-messages.ts'
import { equalSecrets, hashText } from '../../crypto.ts'
import { isBanned } from '../../db/conditions.ts'
import type { SessionSource, TokenKind } from '../../db/schema/sessions.ts'
import type { AppEnv } from '../../http/context.ts'
import { limitByAddress } from '../../http/limits.ts'
import { AuthError, commonFields, optionalText, readBody, type AuthContext } from '../protocol.ts'
import { chooseRedirect } from '../redirects.ts'
import { makeSession, presentSession, recordSession } from '../sessions/open.ts'
import { mailEmailChanged } from '../tell-owner.ts'
import { findAccount } from '../user-object.ts'
import { spendEmailChange } from './email-change.ts'
import { makeFlowState, withCode, withError, withFragment } from './link-answer.ts'
import { hashCode, linkType, PKCE_PREFIX, type TokenRow } from './mail-token.ts'
import { findTokenByLink, spendToken, tryCodes } from './queries.ts'

const signInKinds: TokenKind[] = ['signup', 'magiclink']
const kindsOf = new Map<string, TokenKind[]>(
  Object.entries({
    signup: signInKinds,
    magiclink: signInKinds,
    email: signInKinds,
    invite: ['invite'],
    recovery: ['recovery'],
    email_change: ['email_change_current', 'email_change_new'],
  }),
)

const verifyBody = z.object({
  ...commonFields,
  type: optionalText,
  email: optionalText,
  phone: optionalText,
  token: optionalText,
  token_hash: optionalText,
  redirect_to: optionalText,
})
type VerifyBody = z.infer<typeof verifyBody>

export const verifyRoutes = new Hono<AppEnv>()
  // Programs that scan mails open links, so opening one spends nothing: the page it leads to asks for a press. What the
  // page needs travels in the fragment, which no server and no log sees.
  .get('/verify', limitByAddress('AUTH_LIMIT', 'verify'), (c) => {
    const token = c.req.query('token') || c.req.query('token_hash')
    const type = c.req.query('type')
    if (!token || !type) throw new AuthError('validation_failed.verify_link', 400)
    const values = new URLSearchParams({ token_hash: token, type, redirect_to: chooseRedirect(c) })
    return c.redirect(`${c.env.SITE_URL}/auth/confirm#${values.toString()}`, 303)
  })
  .post('/verify', limitByAddress('AUTH_LIMIT', 'verify'), async (c) => {
    const isForm = c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded')
    if (isForm) {
      const target = await answerPress(c)
      // A browser refuses to follow a form to another site where the page's policy keeps forms at home: our page asks
      // for the address and goes there by itself.
      const wantsAddress = c.req.header('accept') === 'application/json'
      return wantsAddress ? c.json({ redirect_to: target }) : c.redirect(target, 303)
    }
    const token = await findToken(c, await readBody(c, verifyBody))
    const opened = await openSessionByToken(c, token)
    return c.json(opened ?? { msg: authAnswers.emailChangeHalf, code: '200' })
  })

/** The press on the confirm page, sent as a plain form: answers where the browser goes, with what a link would bring. */
async function answerPress(c: AuthContext): Promise<string> {
  // Only our own page may press: elsewhere a form could sign a visitor in to somebody else's account.
  if (c.req.header('origin') !== new URL(c.env.SITE_URL).origin)
    throw new AuthError('no_authorization', 403)
  const form = z.safeParse(verifyBody, await c.req.parseBody())
  const body = form.success ? form.data : {}
  const target = chooseRedirect(c, body.redirect_to)
  const isPkce = body.token_hash?.startsWith(PKCE_PREFIX) ?? false
  try {
    const token = await findToken(c, body)
    if (token.codeChallenge) return await openFlowByToken(c, token, target)
    const opened = await openSessionByToken(c, token)
    if (!opened) return withFragment(target, { message: authAnswers.emailChangeHalf })
    const { access_token, expires_at, expires_in, refresh_token, token_type } = opened
    return withFragment(target, {
      access_token,
      expires_at,
      expires_in,
      refresh_token,
      token_type,
      type: linkType(token.kind),
    })
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    return withError(target, error, isPkce)
  }
}

async function findLiveOwner(c: AuthContext, token: TokenRow) {
  const account = await findAccount(c.var.db, token.userId)
  if (!account) throw new AuthError('otp_expired.link', 403)
  if (isBanned(account.user, new Date())) throw new AuthError('user_banned', 403)
  return account
}

/** Spends the token for a session; null after the first half of a change of address. */
async function openSessionByToken(c: AuthContext, token: TokenRow) {
  const { user } = await findLiveOwner(c, token)
  const isChange = token.kind === 'email_change_current' || token.kind === 'email_change_new'
  const session = makeSession(
    c,
    token.userId,
    isChange ? 'email_change' : (token.kind as SessionSource),
  )
  if (isChange) {
    if ((await spendEmailChange(c, token, { session })) === 'half') return null
    mailEmailChanged(c, user.email)
  } else if (!(await spendToken(c, token, { session }))) {
    throw new AuthError('otp_expired.link', 403)
  }
  recordSession(c, session)
  return presentSession(c, await findLiveOwner(c, token), session)
}

/** Spends the token for a code that the page which holds the verifier exchanges. */
async function openFlowByToken(c: AuthContext, token: TokenRow, target: string): Promise<string> {
  const { user } = await findLiveOwner(c, token)
  const isChange = token.kind === 'email_change_current' || token.kind === 'email_change_new'
  const { code, row } = makeFlowState(
    token.userId,
    isChange ? 'email_change' : (token.kind as SessionSource),
    token,
  )
  if (isChange) {
    const step = await spendEmailChange(c, token, { flow: row })
    if (step === 'half') return withFragment(target, { message: authAnswers.emailChangeHalf })
    mailEmailChanged(c, user.email)
    return withCode(target, code)
  }
  if (!(await spendToken(c, token, { flow: row }))) throw new AuthError('otp_expired.link', 403)
  return withCode(target, code)
}

/** The token that the request proves to hold, by link or by code; nothing is spent yet but one try. */
async function findToken(c: AuthContext, body: VerifyBody): Promise<TokenRow> {
  const kinds = kindsOf.get(body.type ?? '')
  if (!kinds) throw new AuthError('validation_failed.verify_type', 400)
  if (body.token_hash) {
    if (body.token || body.email || body.phone)
      throw new AuthError('validation_failed.hash_only', 400)
    const token = await findTokenByLink(c.var.db, hashText(body.token_hash), kinds)
    if (!token) throw new AuthError('otp_expired.link', 403)
    return token
  }
  if (!body.token) throw new AuthError('validation_failed.token', 400)
  const email = z.safeParse(emailField(), body.email)
  if (!email.success) throw new AuthError('validation_failed.email', 400)
  const candidates = await tryCodes(c, email.data, kinds)
  const token = candidates.find(({ id, codeHash }) =>
    equalSecrets(hashCode(c.env, id, body.token!), codeHash),
  )
  if (!token) throw new AuthError('otp_expired', 403)
  return token
}
