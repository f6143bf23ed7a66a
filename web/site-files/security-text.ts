import { paths } from '#content/paths.ts'
import { language } from '#words/language.ts'

/** Days for which the file holds: RFC 9116 recommends less than a year, and each deploy renews it. */
const DAYS = 350

export const securityTextPath = '/.well-known/security.txt'

/** Writes security.txt (RFC 9116), which says where to report a weakness of the site. */
export function writeSecurityText(origin: string, now: Date): string {
  const expires = new Date(now.getTime() + DAYS * 24 * 3600_000)
  return `Contact: ${origin}${paths.contact}
Expires: ${expires.toISOString()}
Preferred-Languages: ${language}
Canonical: ${origin}${securityTextPath}
`
}
