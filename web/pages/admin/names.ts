import { nameCountry as nameCode } from '#words/code-names.ts'
import { adminPage } from '#words/pages/admin.ts'

/** The name of a country, or a dash where none is known. */
export const nameCountry = (code: string | null) => (code ? nameCode(code) : adminPage.table.none)

/** First and last name, or the address of an account without either. */
export const nameUser = ({
  firstName,
  lastName,
  email,
}: {
  firstName: string | null
  lastName: string | null
  email: string
}) => [firstName, lastName].filter(Boolean).join(' ') || email
