import { paths } from '#content/paths.ts'

/** The sign-in, which leads back to the dashboard. */
export const signInFirst = `${paths.auth}?next=${paths.admin}`
