import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { HubId } from '#content/facts/hubs.ts'
import { createdAt, moment } from './columns.ts'
import { teamMembers, teams } from './teams.ts'

/** The invitation of a member whom a team lists and who has not joined: the last one that was sent. */
export const teamInvitations = sqliteTable(
  'team_invitations',
  {
    memberId: text('member_id')
      .primaryKey()
      .references(() => teamMembers.id, { onDelete: 'cascade' }),
    /** SHA-256 of the secret in the mail's link. */
    tokenHash: text('token_hash').notNull(),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [uniqueIndex('team_invitations_token').on(table.tokenHash)],
)

/** The link by which anybody may ask to join a team; its lead passes it on. */
export const teamLinks = sqliteTable(
  'team_links',
  {
    teamId: text('team_id')
      .primaryKey()
      .references(() => teams.id, { onDelete: 'cascade' }),
    /** Random: the secret of the link is a keyed hash of it, so that the lead can see the link again. */
    nonce: text('nonce').notNull(),
    /** SHA-256 of that secret. */
    linkHash: text('link_hash').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('team_links_hash').on(table.linkHash)],
)

/** Who came by a team's link and waits for the lead's answer. */
export const joinRequests = sqliteTable(
  'join_requests',
  {
    /** Made by the browser, as the idempotency key of the request. */
    id: text('id').primaryKey(),
    teamId: text('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    note: text('note').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('join_requests_account').on(table.userId, table.teamId)],
)

/** How many teams have a place in a hub. A hub that is not here has room for all. */
export const hubPlaces = sqliteTable('hub_places', {
  hubId: text('hub_id').$type<HubId>().primaryKey(),
  teams: integer('teams').notNull(),
})
