import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { timeout } from 'hono/timeout'
import { limitBody } from '../http/limit-body.ts'
import { limitByAddress } from '../http/limits.ts'
import { adminBearer, allFactors, bearer } from './bearer.ts'
import type { AuthEnv } from './context.ts'
import { AuthError } from './errors.ts'
import { answerAuthError } from './protocol.ts'
import { isAllowedRedirect } from './redirects.ts'
import { generateLink, invite } from './routes/admin-links.ts'
import * as users from './routes/admin-users.ts'
import { explainAbsence } from './routes/disabled.ts'
import { challengeFactor, enrolFactor, removeFactor, verifyFactor } from './routes/factors.ts'
import { authorize, authorizeLink, finishAuthorization, unlinkIdentity } from './routes/github.ts'
import { reauthenticate, recover, resend, sendMagicLink } from './routes/mails.ts'
import { showConfiguration, showHealth, showKeys, showSettings } from './routes/public.ts'
import * as codes from './routes/recovery-codes.ts'
import { endSession, listSessions, signOut } from './routes/sessions.ts'
import { signUp } from './routes/sign-up.ts'
import { grantSession } from './routes/token.ts'
import { changeUser, showUser } from './routes/user.ts'
import { openLink, spendLink } from './routes/verify.ts'

const MAX_BODY_BYTES = 1024 * 1024
/** Milliseconds. What waits for a peer (GitHub, Turnstile, the list of leaked passwords) gives up before this. */
const TIME_LIMIT = 10_000

const limit = (name: string) => limitByAddress('AUTH_LIMIT', name)

/** The auth service, the wire protocol of Supabase Auth under /api/auth/v1: path, limit, guard, what it does. */
export const authRoutes = new Hono<AuthEnv>()
  .onError(answerAuthError)
  .use(async function keepOutOfCaches(c, next) {
    c.header('Cache-Control', 'no-store') // the key set says otherwise for itself
    await next()
  })
  .use(
    // A page of another origin may call where a sign-in may lead back to. No cookie is involved: it must hold a token.
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
  .post('/signup', limit('signup'), signUp)
  .post('/token', limit('token'), grantSession)
  .get('/verify', limit('verify'), openLink)
  .post('/verify', limit('verify'), spendLink)
  .post('/recover', limit('recover'), recover)
  .post('/resend', limit('resend'), resend)
  .post('/otp', limit('otp'), sendMagicLink)
  .post('/magiclink', limit('otp'), sendMagicLink)
  .get('/authorize', limit('authorize'), authorize)
  .get('/callback', limit('callback'), finishAuthorization)
  .post('/callback', limit('callback'), finishAuthorization)
  // The own account
  .get('/user', bearer(), showUser)
  .put('/user', limit('user'), bearer(), changeUser)
  .get('/user/identities/authorize', limit('authorize'), bearer(), authorizeLink)
  .delete('/user/identities/:id', bearer(), allFactors('insufficient_aal.link'), unlinkIdentity)
  .get('/reauthenticate', bearer(), reauthenticate)
  .post('/logout', bearer(), signOut)
  .get('/sessions', bearer(), allFactors('insufficient_aal'), listSessions)
  .delete('/sessions/:id', bearer(), endSession)
  // Second factors
  .get('/factors/recovery-codes', bearer(), codes.showRecoveryCodes)
  .post('/factors/recovery-codes', bearer(), codes.createRecoveryCodes)
  .post('/factors/recovery-codes/regenerate', bearer(), codes.replaceRecoveryCodes)
  .post(
    '/factors/recovery-codes/verify',
    limit('factor-verify'),
    bearer(),
    codes.verifyRecoveryCode,
  )
  .delete('/factors/recovery-codes', bearer(), codes.deleteRecoveryCodes)
  .post('/factors', limit('factors'), bearer(), enrolFactor)
  .post('/factors/:id/challenge', limit('challenge'), bearer(), challengeFactor)
  .post('/factors/:id/verify', limit('factor-verify'), bearer(), verifyFactor)
  .delete('/factors/:id', bearer(), removeFactor)
  // Administrators and services
  .post('/invite', adminBearer(), invite)
  .use('/admin/*', adminBearer())
  .post('/admin/generate_link', generateLink)
  .get('/admin/users', users.listUsers)
  .post('/admin/users', users.createUser)
  .get('/admin/users/:id', users.showUser)
  .put('/admin/users/:id', users.updateUser)
  .delete('/admin/users/:id', users.deleteUser)
  .get('/admin/users/:id/factors', users.listFactors)
  .delete('/admin/users/:id/factors/:factorId', users.deleteFactor)
  .all('/*', explainAbsence)

function refuseLargeBody(): never {
  throw new AuthError('request_entity_too_large', 413)
}
