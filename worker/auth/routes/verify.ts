import * as z from 'zod/mini'
import { authAnswers } from '#words/auth-messages.ts'
import type { TokenKind } from '../../db/schema/sessions.ts'
import { inputOf, type AuthContext } from '../context.ts'
import { AuthError } from '../errors.ts'
import { undoChange } from '../flows/undo-change.ts'
import { verify, type Proof, type Verified } from '../flows/verify.ts'
import { presentSession, presentTokens } from '../present.ts'
import { commonFields, optionalText, readBody } from '../protocol.ts'
import { withCode, withError, withFragment } from '../redirect-answer.ts'
import { chooseRedirect } from '../redirects.ts'
import { parseEmail } from '../rules.ts'
import { makeConfirmUrl } from '../token-mails.ts'
import { isPkceLink, linkType } from '../tokens/mail-token.ts'
import { undoTypes } from '../tokens/undo-link.ts'

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

/**
 * Sends whoever opens a link to the confirm page. Opening it spends nothing, because programs that scan mails open
 * links: the page asks for the press of a button. What it needs travels in the fragment, which no server and no log
 * sees.
 */
export function answerOpenedLink(c: AuthContext) {
  const token = c.req.query('token') || c.req.query('token_hash')
  const type = c.req.query('type')
  if (!token || !type) throw new AuthError('validation_failed.verify_link', 400)
  const values = { token_hash: token, type, redirect_to: chooseRedirect(c) }
  return c.redirect(makeConfirmUrl(c.env, values), 303)
}

/** Spends a link or a code, for a client that sends JSON or for the confirm page, which sends a form. */
export async function answerVerify(c: AuthContext) {
  if (c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded')) {
    const target = await answerPress(c)
    // Under the page's Content-Security-Policy (`form-action`) a browser does not follow a form to another site, so our
    // page asks for the address and goes there itself.
    const wantsAddress = c.req.header('accept') === 'application/json'
    return wantsAddress ? c.json({ redirect_to: target }) : c.redirect(target, 303)
  }
  const body = await readBody(c, verifyBody)
  const undoType = undoTypes.find((type) => type === body.type)
  if (undoType) {
    const opened = await undoChange(inputOf(c), undoType, body.token_hash ?? '')
    return c.json(await presentSession(c.env, opened))
  }
  const proof = readProof(body)
  const verified = await verify(inputOf(c), proof, { handsOutCode: false })
  if (verified.outcome !== 'session')
    return c.json({ msg: authAnswers.emailChangeHalf, code: '200' })
  return c.json(await presentSession(c.env, verified.opened))
}

/**
 * Answers the press of the button on the confirm page: returns where the browser goes, with the session in the address.
 */
async function answerPress(c: AuthContext): Promise<string> {
  // Only our own page may send the form: another site could sign its visitor in to somebody else's account.
  if (c.req.header('origin') !== new URL(c.env.SITE_URL).origin)
    throw new AuthError('no_authorization', 403)
  const form = z.safeParse(verifyBody, await c.req.parseBody())
  const body = form.success ? form.data : {}
  const target = chooseRedirect(c, body.redirect_to)
  try {
    const verified = await verify(inputOf(c), readProof(body), { handsOutCode: true })
    return await describeOutcome(c.env, target, verified)
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    return withError(target, error, isPkceLink(body.token_hash ?? ''))
  }
}

async function describeOutcome(env: Env, target: string, verified: Verified): Promise<string> {
  switch (verified.outcome) {
    case 'pending':
      return withFragment(target, { message: authAnswers.emailChangeHalf })
    case 'code':
      return withCode(target, verified.code)
    case 'session': {
      const tokens = await presentTokens(env, verified.opened)
      return withFragment(target, { ...tokens, type: linkType(verified.token) })
    }
  }
}

/** The types of codes sent to phones. This service sends none, so that none of them is right. */
const phoneTypes = ['sms', 'phone_change']
/** A phone number of E.164, without the plus sign and the spaces that clients may send. */
const phonePattern = /^[1-9]\d{1,14}$/

/** Reads what a request shows: a link, or a code with its address. */
function readProof(body: VerifyBody): Proof {
  if (phoneTypes.includes(body.type ?? '')) throw refusePhoneCode(body)
  const kinds = kindsOf.get(body.type ?? '')
  if (!kinds) throw new AuthError('validation_failed.verify_type', 400)
  if (body.token_hash) {
    if (body.token || body.email || body.phone)
      throw new AuthError('validation_failed.hash_only', 400)
    return { kinds, link: body.token_hash }
  }
  if (!body.token) throw new AuthError('validation_failed.token', 400)
  const email = parseEmail(body.email)
  if (email === undefined) throw new AuthError('validation_failed.email', 400)
  return { kinds, email, code: body.token }
}

function refusePhoneCode({ phone, token, token_hash }: VerifyBody): AuthError {
  if (token_hash) return new AuthError('otp_expired.link', 403)
  if (!token) return new AuthError('validation_failed.token', 400)
  const isNumber = phonePattern.test((phone ?? '').replaceAll(/[+ ]/g, ''))
  return isNumber
    ? new AuthError('otp_expired', 403)
    : new AuthError('validation_failed.phone', 400)
}
