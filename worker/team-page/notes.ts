import { and, desc, eq, inArray, isNull, not } from 'drizzle-orm'
import type { SQLWrapper } from 'drizzle-orm'
import type { NoteForm } from '#content/forms/intake-entry.ts'
import { logAction, type Actor } from '../audit/log-action.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { insertWhere } from '../db/insert-where.ts'
import { users } from '../db/schema/accounts.ts'
import { teamNotes, teams } from '../db/schema/teams.ts'
import { Failure } from '../http/errors.ts'

/** Selects what organisers have noted about a team, the newest first. */
export const selectNotes = (db: Database, teamId: string) =>
  db
    .select({
      id: teamNotes.id,
      text: teamNotes.text,
      createdAt: teamNotes.createdAt,
      // The only column of the joined table; null if the account is gone.
      authorEmail: users.email,
    })
    .from(teamNotes)
    .leftJoin(users, and(eq(users.id, teamNotes.authorId), isNull(users.deletedAt)))
    .where(eq(teamNotes.teamId, teamId))
    .orderBy(desc(teamNotes.createdAt), desc(teamNotes.id))

/** Selects the notes about the teams that an address represents, without who wrote them, for the copy of its owner's data. */
export const selectNotesAbout = (db: Database, address: SQLWrapper) =>
  db
    .select({
      aboutTeam: teamNotes.teamId,
      note: teamNotes.text,
      notedAt: teamNotes.createdAt,
    })
    .from(teamNotes)
    .where(
      inArray(
        teamNotes.teamId,
        db.select({ id: teams.id }).from(teams).where(inArray(teams.representativeEmail, address)),
      ),
    )

/** Stores a note about a team once; returns whether this request has. Throws if the team is gone, or another note has the same key. */
export async function writeTeamNote(
  db: Database,
  teamId: string,
  { id, text }: NoteForm,
  authorId: string,
): Promise<boolean> {
  const { stored, kept } = await batchOf(db, {
    stored: insertWhere(
      db,
      teamNotes,
      { id, teamId, authorId, text, createdAt: new Date() },
      and(rowExists(teams, eq(teams.id, teamId)), not(rowExists(teamNotes, eq(teamNotes.id, id))))!,
    ).returning({ id: teamNotes.id }),
    kept: db
      .select({ teamId: teamNotes.teamId, text: teamNotes.text })
      .from(teamNotes)
      .where(eq(teamNotes.id, id)),
  })
  const [note] = kept
  if (!note) throw new Failure('admin.not_found', 404)
  if (note.teamId !== teamId || note.text !== text) throw new Failure('form.already_received', 409)
  return stored.length > 0
}

/** Deletes a note, such as one that is wrong about a person; returns false if there is no such note about the team. */
export async function deleteTeamNote(
  db: Database,
  { teamId, noteId }: { teamId: string; noteId: string },
  actor: Actor,
): Promise<boolean> {
  const isIt = and(eq(teamNotes.id, noteId), eq(teamNotes.teamId, teamId))
  const { deleted } = await batchOf(db, {
    log: logAction(db, 'team_note_deleted', actor, {
      now: new Date(),
      subjectId: teamId,
      where: rowExists(teamNotes, isIt),
    }),
    deleted: db.delete(teamNotes).where(isIt).returning({ id: teamNotes.id }),
  })
  return deleted.length > 0
}
