import { paths } from '#content/paths.ts'

/** The sign-in, and back. */
export const signInFirst = `${paths.auth}?next=${paths.admin}`
