import { messages } from '#words/errors.ts'
import { Failure } from '../http/errors.ts'

/** Builds the refusal of a name that another team has, with the message at its field. */
export const nameTakenFailure = () =>
  new Failure('teams.name_taken', 409, { teamName: messages['teams.name_taken'] })
