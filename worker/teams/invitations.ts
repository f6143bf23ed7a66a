import { and, eq, isNull, not, sql, type SQL } from 'drizzle-orm'
import { invitationDays } from '#content/facts/joining.ts'
import { paths } from '#content/paths.ts'
import { teamMails } from '#words/team-mails.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { insertFrom } from '../db/insert-where.ts'
import { teamInvitations } from '../db/schema/joining.ts'
import { teamMembers } from '../db/schema/teams.ts'
import { countAttempt, isAbove } from '../limits/attempts.ts'
import { DAY, invitationsADay } from '../limits/figures.ts'
import { counterKey } from '../limits/keys.ts'
import { countAcknowledgement } from '../limits/mails.ts'
import { queueMail } from '../mail/outbox.ts'
import { quoteNameInMail } from '../mail/quoting.ts'
import { sealLink } from '../mail/sealed-link.ts'

type Sender = { db: Database; env: Env; now: Date }
/** The team as its mails name it. */
type Team = { id: string; teamName: string; representativeName: string }

/**
 * Builds the statements that invite members of a team by mail, if the condition holds: those who have neither joined nor been
 * invited. They belong after the statements that list the members. A mailbox that has reached its limit gets no mail; the lead
 * can send the invitation again later.
 */
export function inviteMembers(
  sender: Sender,
  team: Team,
  emails: readonly string[],
  holds: SQL = sql`true`,
) {
  const { db, env, now } = sender
  return emails.flatMap((email) => {
    const link = sealLink(env, paths.invitation)
    const isInvited = rowExists(teamInvitations, eq(teamInvitations.tokenHash, link.hash))
    const { counts, isWelcome } = countInvitation(sender, team, email, isInvited)
    const isListed = and(
      eq(teamMembers.teamId, team.id),
      eq(teamMembers.email, email),
      isNull(teamMembers.userId),
      not(rowExists(teamInvitations, eq(teamInvitations.memberId, teamMembers.id))),
      holds,
    )
    return [
      insertFrom(
        db,
        teamInvitations,
        { memberId: sql`${teamMembers.id}`, ...datesOf(now), tokenHash: link.hash },
        sql`FROM ${teamMembers} WHERE ${isListed}`,
      ),
      ...counts,
      queueMail(db, invitationMail(team, email, link.url), now, and(isInvited, isWelcome)!),
    ]
  })
}

/**
 * Builds the statements that send the invitation of one member again, with a new link that replaces the earlier one, if the
 * condition on the member's row holds and the mailbox may get another mail. The last one returns a row if it was sent.
 */
export function renewInvitation(
  sender: Sender,
  team: Team,
  member: { id: string; email: string },
  holds: SQL,
) {
  const { db, env, now } = sender
  const link = sealLink(env, paths.invitation)
  const isOwn = and(eq(teamMembers.id, member.id), isNull(teamMembers.userId), holds)!
  const { counts, isWelcome } = countInvitation(
    sender,
    team,
    member.email,
    rowExists(teamMembers, isOwn),
  )
  const row = { memberId: member.id, ...datesOf(now), tokenHash: link.hash }
  return {
    counts,
    mail: queueMail(
      db,
      invitationMail(team, member.email, link.url),
      now,
      and(rowExists(teamMembers, isOwn), isWelcome)!,
    ),
    sent: insertFrom(
      db,
      teamInvitations,
      row,
      sql`FROM ${teamMembers} WHERE ${and(isOwn, isWelcome)}`,
    )
      .onConflictDoUpdate({ target: teamInvitations.memberId, set: row })
      .returning({ memberId: teamInvitations.memberId }),
  }
}

/**
 * Builds the statements that count an invitation, if the condition holds, and the condition on which it is sent: neither the
 * mailbox nor the team has reached today's limit.
 */
function countInvitation({ db, env, now }: Sender, team: Team, email: string, holds: SQL) {
  const { counts, isWelcome } = countAcknowledgement(db, env, email, now, holds)
  const key = counterKey(env, `invitations:${team.id}`)
  return {
    counts: [...counts, countAttempt(db, { key, window: DAY }, now, holds)],
    isWelcome: and(isWelcome, not(isAbove(key, invitationsADay)))!,
  }
}

const datesOf = (now: Date) => ({
  sentAt: now,
  expiresAt: new Date(now.getTime() + invitationDays * DAY),
})

const invitationMail = (team: Team, recipient: string, url: string) => ({
  teamId: team.id,
  recipient,
  copy: teamMails.teamInvitation({
    teamName: quoteNameInMail(team.teamName),
    invitedBy: quoteNameInMail(team.representativeName),
  }),
  url,
})
