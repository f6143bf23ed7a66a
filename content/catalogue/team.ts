import { organiserWords } from '#words/team.ts'
import { organisers as facts } from '../facts/team.ts'

export const organisers = facts.map((person) => ({ ...person, ...organiserWords[person.id] }))
