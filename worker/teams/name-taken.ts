import { messages } from '#words/errors.ts'
import { Failure } from '../http/errors.ts'

/** The refusal of a name that another team has, said at its field. */
export const nameTaken = () =>
  new Failure('teams.name_taken', 409, { teamName: messages['teams.name_taken'] })
