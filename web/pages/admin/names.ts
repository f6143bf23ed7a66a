import { nameCountry as nameCode } from '#content/code-names.ts'
import { adminPage } from '#words/pages/admin.ts'

/** Names a country; a dash for none. */
export const nameCountry = (code: string | null) => (code ? nameCode(code) : adminPage.table.none)

/** Returns a user's first and last name, or their e-mail address if they have neither. */
export const nameUser = ({
  firstName,
  lastName,
  email,
}: {
  firstName: string | null
  lastName: string | null
  email: string
}) => [firstName, lastName].filter(Boolean).join(' ') || email
