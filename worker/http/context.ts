import type { HubId } from '#content/facts/hubs.ts'
import type { StaffRole } from '#content/wire/roles.ts'
import type { Database } from '../db/client.ts'

/** Who is asking, as read from the access token and the session record. */
export type SignedIn = { id: string; sessionId: string; assurance: 'aal1' | 'aal2' }

/** Whose announcements somebody works on: administrators on all, whoever runs a hub on those of that hub. */
export type AnnouncementScope = 'all' | { hubId: HubId; runBy: string }

export type AppEnv = {
  Bindings: Env
  Variables: {
    /** The database of accounts, teams and submitted forms. */
    db: Database
    /** The database of visits. Set only on the routes that report on them. */
    analytics: Database
    requestId: string
    user: SignedIn
    /** Set by the guard of the dashboard. */
    role: StaffRole
    /** When an administrator without a second factor must have one. */
    factorDueAt: Date | null
    /** Set by the guards of announcements. */
    scope: AnnouncementScope
  }
}
