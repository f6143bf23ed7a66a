import * as z from 'zod/mini'
import { authMessages } from '#words/auth-messages.ts'
import { readCaptcha } from '../captcha-gate.ts'
import { inputOf, type AuthContext } from '../context.ts'
import { AuthError, type WeakReason } from '../errors.ts'
import { exchangeCode } from '../flows/exchange-code.ts'
import { refresh } from '../flows/refresh.ts'
import { signIn } from '../flows/sign-in.ts'
import { presentSession } from '../present.ts'
import { commonFields, optionalText, readBody } from '../protocol.ts'
import { parseEmail } from '../rules.ts'

const tokenBody = z.object({
  ...commonFields,
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  refresh_token: optionalText,
  auth_code: optionalText,
  code_verifier: optionalText,
})
type TokenBody = z.infer<typeof tokenBody>

/** A session, with what only some ways of opening it add. */
type OpenedSession = Awaited<ReturnType<typeof presentSession>> & {
  weak_password?: ReturnType<typeof describeWeakness>
  provider_token?: string | null
  provider_refresh_token?: string | null
}

/** Opens or refreshes a session without a mail, by `grant_type`. */
export async function answerToken(c: AuthContext) {
  return c.json(await openSession(c))
}

async function openSession(c: AuthContext): Promise<OpenedSession> {
  const body = await readBody(c, tokenBody)
  switch (c.req.query('grant_type')) {
    case 'password':
      return grantByPassword(c, body)
    case 'refresh_token':
      return presentSession(c.env, await refresh(inputOf(c), body.refresh_token ?? ''))
    case 'pkce':
      return grantByCode(c, body)
    case 'id_token':
      throw new AuthError('provider_disabled', 400)
    case 'web3':
      throw new AuthError('web3_provider_disabled', 422)
    default:
      throw new AuthError('invalid_credentials.grant', 400)
  }
}

async function grantByPassword(c: AuthContext, body: TokenBody) {
  if (body.phone && !body.email) throw new AuthError('phone_provider_disabled', 422)
  if (!body.email) throw new AuthError('validation_failed.missing_login', 400)
  const email = parseEmail(body.email)
  const { weakness, ...opened } = await signIn(inputOf(c), {
    email,
    password: body.password ?? '',
    captcha: await readCaptcha(c, body, email),
  })
  return {
    ...(await presentSession(c.env, opened)),
    weak_password: describeWeakness(weakness),
  }
}

function describeWeakness(reasons: WeakReason[]) {
  if (reasons.length === 0) return null
  const name = reasons.includes('pwned') ? 'weak_password.pwned' : 'weak_password'
  return { message: authMessages[name], reasons }
}

async function grantByCode(c: AuthContext, body: TokenBody) {
  if (!body.auth_code || !body.code_verifier) throw new AuthError('validation_failed.pkce', 400)
  const { providerTokens, ...opened } = await exchangeCode(
    inputOf(c),
    body.auth_code,
    body.code_verifier,
  )
  return { ...(await presentSession(c.env, opened)), ...providerTokens }
}
