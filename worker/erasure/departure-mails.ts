import { and, not, type SQL } from 'drizzle-orm'
import { event } from '#content/facts/event.ts'
import { paths } from '#content/paths.ts'
import { isOver } from '#content/team-changes.ts'
import { mails, type Mail } from '#words/mails.ts'
import type { Database } from '../db/client.ts'
import { countAttempt, isAbove } from '../limits/attempts.ts'
import { DAY, departureNewsADay } from '../limits/figures.ts'
import { counterKey } from '../limits/keys.ts'
import { mailboxOf } from '../limits/mailbox.ts'
import { queueMail } from '../mail/outbox.ts'
import { quoteInMail } from '../mail/quoting.ts'

type Departure = {
  teamName: string
  memberName: string
  representativeEmail: string
  /** How many members the team had. */
  members: number
  /** They never joined. */
  hasDeclined?: boolean
}

type Circumstances = { env: Env; now: Date; holds: SQL }

/** Builds the statements that tell the representatives of teams that a member has left or declined, if the condition holds. */
export function queueMailsToTeams(
  db: Database,
  left: readonly Departure[],
  circumstances: Circumstances,
) {
  return left.flatMap(({ teamName, memberName, representativeEmail, members, hasDeclined }) => {
    const copy = mails[hasDeclined ? 'invitationDeclined' : 'memberLeft']({
      teamName: quoteInMail(teamName),
      memberName: quoteInMail(memberName),
      isTooSmall: members - 1 < event.teamSize.least,
      mayAddMembers: !isOver('team'),
    })
    return queueNews(db, representativeEmail, copy, circumstances)
  })
}

/** Builds the statements that tell members that they represent their teams from now on, if the condition holds. */
export function queueMailsToHeirs(
  db: Database,
  teams: readonly { teamName: string; heir: string | null }[],
  circumstances: Circumstances,
) {
  return teams.flatMap(({ teamName, heir }) => {
    if (heir === null) return []
    const copy = mails.teamHandedOver({
      teamName: quoteInMail(teamName),
      mayChange: !isOver('team'),
    })
    return queueNews(db, heir, copy, circumstances)
  })
}

/** Builds the statements that count a mail and queue it, unless its mailbox has reached today's limit. */
function queueNews(
  db: Database,
  recipient: string,
  copy: Mail,
  { env, now, holds }: Circumstances,
) {
  const key = counterKey(env, `departure-news:${mailboxOf(recipient)}`)
  const url = `${env.SITE_URL}${paths.account}`
  return [
    countAttempt(db, { key, window: DAY }, now, holds),
    queueMail(db, { recipient, copy, url }, now, and(holds, not(isAbove(key, departureNewsADay)))!),
  ]
}
