import * as z from 'zod/mini'
import { keepingZero, type CountryCode } from '../facts/countries.ts'
import { dialCodes } from '../facts/dial-codes.ts'
import { teamChangesSchema, teamSchema } from './team.ts'

/** Adds the dial code of the team's country to a phone number that has none. */
const addDialCode = z.overwrite<{ country: CountryCode; representativePhone: string }>((team) => ({
  ...team,
  representativePhone: complete(team.representativePhone, team.country),
}))

function complete(phone: string, country: CountryCode): string {
  if (phone.startsWith('+')) return phone
  const dial = dialCodes[country]
  // The dial code is there, and only the plus sign is missing.
  if (phone.length > 10 && `+${phone}`.startsWith(dial)) return `+${phone}`
  return dial + (keepingZero.includes(country) ? phone : phone.replace(/^0/, ''))
}

// Apart from the form's own rules, so that the browser does not load the dial codes.
/** A registration as the Worker reads it: the phone number is international. */
export const receivedTeam = teamSchema.check(addDialCode)

/** A change of a team as the Worker reads it. */
export const receivedTeamChanges = teamChangesSchema.check(addDialCode)
