import type { SQL } from 'drizzle-orm'
import { event } from '#content/facts/event.ts'
import { paths } from '#content/paths.ts'
import { isOver } from '#content/team-changes.ts'
import { mails } from '#words/mails.ts'
import type { Database } from '../db/client.ts'
import { queueMail } from '../mail/outbox.ts'
import { quoteInMail } from '../mail/quoting.ts'

type Departure = {
  teamName: string
  memberName: string
  representativeEmail: string
  /** How many members the team had. */
  members: number
}

type Circumstances = { siteUrl: string; now: Date; holds: SQL }

/** Builds the statements that tell the representatives of teams that a member has left, if the condition holds. */
export function queueMailsToTeams(
  db: Database,
  left: readonly Departure[],
  { siteUrl, now, holds }: Circumstances,
) {
  return left.map(({ teamName, memberName, representativeEmail, members }) => {
    const copy = mails.memberLeft({
      teamName: quoteInMail(teamName),
      memberName: quoteInMail(memberName),
      isTooSmall: members - 1 < event.teamSize.least,
      mayAddMembers: !isOver('team'),
    })
    const url = `${siteUrl}${paths.account}`
    return queueMail(db, { recipient: representativeEmail, copy, url }, now, holds)
  })
}

/** Builds the statements that tell members that they represent their teams from now on, if the condition holds. */
export function queueMailsToHeirs(
  db: Database,
  teams: readonly { teamName: string; heir: string | null }[],
  { siteUrl, now, holds }: Circumstances,
) {
  return teams.flatMap(({ teamName, heir }) => {
    if (heir === null) return []
    const copy = mails.teamHandedOver({
      teamName: quoteInMail(teamName),
      mayChange: !isOver('team'),
    })
    const url = `${siteUrl}${paths.account}`
    return [queueMail(db, { recipient: heir, copy, url }, now, holds)]
  })
}
