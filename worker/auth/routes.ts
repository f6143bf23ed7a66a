import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AppEnv } from '../http/context.ts'
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
import { sessionRoutes } from './sessions/routes.ts'
import { adminLinkRoutes } from './users/link-routes.ts'
import { adminUserRoutes } from './users/routes.ts'

const BASE = '/api/auth/v1'
const MAX_BODY_BYTES = 1024 * 1024

/** The auth service: the wire protocol of Supabase Auth under /api/auth/v1. */
export const authRoutes = new Hono<AppEnv>()
  .onError(answerAuthError)
  .use(async function keepOutOfCaches(c, next) {
    c.header('Cache-Control', 'no-store') // the key set says otherwise for itself
    await next()
  })
  .use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: refuseLargeBody }))
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
