import * as z from 'zod/mini'
import { passCaptcha } from '../captcha-gate.ts'
import { inputOf, type AuthContext } from '../context.ts'
import { AuthError } from '../errors.ts'
import { signUp } from '../flows/sign-up.ts'
import { readCodeChallenge } from '../pkce.ts'
import { presentUser } from '../present.ts'
import { commonFields, optionalMetadata, optionalText, readBody } from '../protocol.ts'
import { chooseRedirect } from '../redirects.ts'
import { checkMetadata, readEmail } from '../rules.ts'

const signUpBody = z.object({
  ...commonFields,
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: optionalMetadata,
})

export async function answerSignUp(c: AuthContext) {
  const body = await readBody(c, signUpBody)
  const { password } = body
  if (!body.email && body.phone) throw new AuthError('phone_provider_disabled', 400)
  if (!body.email && !password) throw new AuthError('anonymous_provider_disabled', 422)
  if (!password) throw new AuthError('validation_failed.password', 400)
  const email = readEmail(body.email)
  const data = body.data ?? {}
  checkMetadata(data)
  const challenge = readCodeChallenge(body)
  const captcha = await passCaptcha(c, body, 'signup')
  const form = { email, password, data, challenge, redirectTo: chooseRedirect(c), captcha }
  return c.json(presentUser(await signUp(inputOf(c), form)))
}
