import { Hono, type Context } from 'hono'
import { every, except } from 'hono/combine'
import { cors } from 'hono/cors'
import { timeout } from 'hono/timeout'
import { limitBody } from '../http/limit-body.ts'
import { limitFlood, limitRefused } from '../http/limits.ts'
import { noStore } from '../http/no-store.ts'
import { adminBearer, allFactors, bearer } from './bearer.ts'
import type { AuthEnv } from './context.ts'
import { AuthError } from './errors.ts'
import { answerAuthError } from './protocol.ts'
import { isAllowedRedirect } from './redirects.ts'
import { answerLink, answerInvitation } from './routes/admin-links.ts'
import {
  answerFactorDeletion,
  answerNewUser,
  answerUserDeletion,
  answerUserUpdate,
  showFactors,
  showUser,
  showUsers,
} from './routes/admin-users.ts'
import { explainAbsence } from './routes/disabled.ts'
import {
  answerChallenge,
  answerEnrolment,
  answerFactorRemoval,
  answerFactorCode,
} from './routes/factors.ts'
import { sendToGithub, sendToGithubToLink, answerCallback, answerUnlink } from './routes/github.ts'
import {
  answerProof,
  answerReauthentication,
  answerRecovery,
  answerResend,
  answerMagicLink,
} from './routes/mails.ts'
import { showConfiguration, showHealth, showKeys, showSettings } from './routes/public.ts'
import {
  answerCodesRemoval,
  answerNewCodes,
  answerRecoveryCode,
  answerReplacedCodes,
  showRecoveryCodes,
} from './routes/recovery-codes.ts'
import { answerRevocation, showSessions, answerSignOut } from './routes/sessions.ts'
import { answerSignUp } from './routes/sign-up.ts'
import { answerToken } from './routes/token.ts'
import { answerUserChange, showOwnUser } from './routes/user.ts'
import { answerOpenedLink, answerVerify } from './routes/verify.ts'

const MAX_BODY_BYTES = 1024 * 1024
/** Milliseconds. Calls to GitHub, Turnstile and the list of leaked passwords time out before this. */
const TIME_LIMIT = 10_000

const limit = (name: string) => every(limitFlood(name), limitRefused('AUTH_LIMIT', name))
const hasGrant = (grant: string) => (c: Context) => c.req.query('grant_type') === grant

/** The auth service, which speaks the protocol of Supabase Auth under /api/auth/v1: path, limit, guard, handler. */
export const authRoutes = new Hono<AuthEnv>()
  .onError(answerAuthError)
  .use(noStore()) // the key set says otherwise for itself
  .use(
    // A page of another origin may call if a sign-in may lead back to it. No cookie is involved: it must hold a token.
    cors({
      origin: (origin, c) => (isAllowedRedirect(c.env, origin) ? origin : null),
      allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowHeaders: [
        'Accept', 'Authorization', 'Content-Type', 'apikey', 'X-Client-Info', 'X-Supabase-Api-Version',
      ], // prettier-ignore
      exposeHeaders: [
        'Retry-After',
        'X-Total-Count',
        'Link',
        'X-Supabase-Api-Version',
        'X-Sb-Error-Code',
      ],
      maxAge: 600,
    }),
  )
  .use(timeout(TIME_LIMIT))
  .use(limitBody(MAX_BODY_BYTES, refuseLargeBody))
  // For everybody
  .get('/settings', showSettings)
  .get('/health', showHealth)
  .get('/.well-known/jwks.json', showKeys)
  .get('/.well-known/openid-configuration', showConfiguration)
  // Sign-up and sign-in
  .post('/signup', limit('signup'), answerSignUp)
  .post(
    '/token',
    // A refresh token tells by itself that it is ours, and is counted per session.
    except(hasGrant('refresh_token'), limitFlood('token')),
    // Wrong passwords are counted before they are compared.
    except(hasGrant('password'), limitRefused('AUTH_LIMIT', 'token')),
    answerToken,
  )
  .get('/verify', limit('verify'), answerOpenedLink)
  .post('/verify', limit('verify'), answerVerify)
  .post('/recover', limit('recover'), answerRecovery)
  .post('/resend', limit('resend'), answerResend)
  .post('/otp', limit('otp'), answerMagicLink)
  .post('/magiclink', limit('otp'), answerMagicLink)
  .get('/authorize', limit('authorize'), sendToGithub)
  .get('/callback', limit('callback'), answerCallback)
  .post('/callback', limit('callback'), answerCallback)
  // The own account
  .get('/user', bearer(), showOwnUser)
  .put('/user', limit('user'), bearer(), answerUserChange)
  .get('/user/identities/authorize', limit('authorize'), bearer(), sendToGithubToLink)
  .delete('/user/identities/:id', bearer(), answerUnlink)
  .get('/reauthenticate', bearer(), answerReauthentication)
  .post('/reauthenticate', limit('reauthenticate'), bearer(), answerProof)
  .post('/logout', answerSignOut)
  .get('/sessions', bearer(), allFactors('insufficient_aal'), showSessions)
  .delete('/sessions/:id', bearer(), answerRevocation)
  // Second factors
  .get('/factors/recovery-codes', bearer(), showRecoveryCodes)
  .post('/factors/recovery-codes', bearer(), answerNewCodes)
  .post('/factors/recovery-codes/regenerate', bearer(), answerReplacedCodes)
  .post('/factors/recovery-codes/verify', limit('factor-verify'), bearer(), answerRecoveryCode)
  .delete('/factors/recovery-codes', bearer(), answerCodesRemoval)
  .post('/factors', limit('factors'), bearer(), answerEnrolment)
  .post('/factors/:id/challenge', limit('challenge'), bearer(), answerChallenge)
  .post('/factors/:id/verify', limit('factor-verify'), bearer(), answerFactorCode)
  .delete('/factors/:id', bearer(), answerFactorRemoval)
  // Administrators and services
  .post('/invite', adminBearer(), answerInvitation)
  .use('/admin/*', adminBearer())
  .post('/admin/generate_link', answerLink)
  .get('/admin/users', showUsers)
  .post('/admin/users', answerNewUser)
  .get('/admin/users/:id', showUser)
  .put('/admin/users/:id', answerUserUpdate)
  .delete('/admin/users/:id', answerUserDeletion)
  .get('/admin/users/:id/factors', showFactors)
  .delete('/admin/users/:id/factors/:factorId', answerFactorDeletion)
  .all('/*', explainAbsence)

function refuseLargeBody(): never {
  throw new AuthError('request_entity_too_large', 413)
}
