import * as facts from '../facts/team-changes.ts'

export const { lastChangeDays, changeEnds } = facts
