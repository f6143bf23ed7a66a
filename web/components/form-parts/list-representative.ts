import type { FormValue } from '../form/read-form.ts'
import type { Values } from '../form/use-field-messages.ts'
import { ON_TEAM } from './use-member-rows.ts'

/** Gives the first member the representative's name and address while the form says that they are on the team. */
export function listRepresentative({ [ON_TEAM]: isOnTeam, ...values }: Values): Values {
  if (isOnTeam !== true) return values
  const [first = {}, ...others] = (values.members as Record<string, FormValue>[] | undefined) ?? []
  const { representativeName: name = '', representativeEmail: email = '' } = values
  return { ...values, members: [{ ...first, name, email }, ...others] }
}
