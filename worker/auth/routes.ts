import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { timeout } from 'hono/timeout'
import type { AppEnv } from '../http/context.ts'
import { limitBody } from '../http/limit-body.ts'
import { publicRoutes } from './accounts/public-routes.ts'
import { signUpRoutes } from './accounts/sign-up-routes.ts'
import { userRoutes } from './accounts/user-routes.ts'
import { sendRoutes } from './codes/send-routes.ts'
import { verifyRoutes } from './codes/verify-routes.ts'
import { explainAbsence } from './disabled.ts'
import { recoveryRoutes } from './factors/recovery-routes.ts'
import { factorRoutes } from './factors/routes.ts'
import { oauthRoutes } from './oauth/routes.ts'
import { answerAuthError, AuthError } from './protocol.ts'
import { isAllowedRedirect } from './redirects.ts'
import { sessionRoutes } from './sessions/routes.ts'
import { adminLinkRoutes } from './users/link-routes.ts'
import { adminUserRoutes } from './users/routes.ts'

const BASE = '/api/auth/v1'
const MAX_BODY_BYTES = 1024 * 1024
/** Milliseconds. What waits for a peer (GitHub, Turnstile, the list of leaked passwords) gives up before this. */
const TIME_LIMIT = 10_000

/** The auth service: the wire protocol of Supabase Auth under /api/auth/v1. */
export const authRoutes = new Hono<AppEnv>()
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
  .route('/', publicRoutes)
  .route('/', signUpRoutes)
  .route('/', sessionRoutes)
  .route('/', verifyRoutes)
  .route('/', sendRoutes)
  .route('/', userRoutes)
  .route('/', oauthRoutes)
  .route('/', recoveryRoutes)
  .route('/', factorRoutes)
  .route('/', adminLinkRoutes)
  .route('/', adminUserRoutes)
  .all('/*', (c) => {
    throw explainAbsence(c.req.path.slice(BASE.length))
  })

function refuseLargeBody(): never {
  throw new AuthError('request_entity_too_large', 413)
}
