/* Nothing but constants, which the build inlines: scripts of a few hundred bytes use them. */

/** The localStorage key of the session. */
export const STORAGE_KEY = 'mcphack.session'
/** The localStorage key of the role, which shows the link to the dashboard before the app has started. */
export const ROLE_KEY = 'mcphack.role'
