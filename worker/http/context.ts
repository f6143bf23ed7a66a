import type { Database } from '../db/client.ts'
import type { Role, users } from '../db/schema/accounts.ts'
import type { sessions } from '../db/schema/sessions.ts'

/** Who is asking, as read from the access token and the session record. */
export type SignedIn = { id: string; sessionId: string; assurance: 'aal1' | 'aal2' }

export type AppEnv = {
  Bindings: Env
  Variables: {
    db: Database
    requestId: string
    user: SignedIn
    role: Role
    /** These two only inside the auth service, behind its `bearer()`. */
    account: typeof users.$inferSelect
    session: typeof sessions.$inferSelect
    /** Behind its `adminBearer()`: who manages accounts, null for a service token. */
    adminId: string | null
  }
}
