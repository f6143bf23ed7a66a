import { and, desc, eq, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { mostCertificates, mostRenamings } from '#content/facts/certificates.ts'
import { event } from '#content/facts/event.ts'
import type { CertificateForm } from '#content/forms/certificate.ts'
import {
  certificateParts,
  type CertificateKind,
  type CertificatePart,
} from '#content/wire/certificates.ts'
import { isOpen } from '../auth/store/sessions.ts'
import type { Database } from '../db/client.ts'
import { insertFrom } from '../db/insert-where.ts'
import { certificates, withdrawnCertificate } from '../db/schema/certificates.ts'
import { galleryProjects } from '../db/schema/gallery.ts'
import { sessions } from '../db/schema/sessions.ts'
import type { SignedIn } from '../http/context.ts'
import { claimOf } from './claims.ts'

const shown = {
  code: certificates.code,
  kind: certificates.kind,
  edition: certificates.edition,
  name: certificates.name,
  teamName: certificates.teamName,
  projectTitle: certificates.projectTitle,
  hubId: certificates.hubId,
  award: certificates.award,
  createdAt: certificates.createdAt,
  withdrawnAt: certificates.withdrawnAt,
}
const own = { ...shown, shows: certificates.shows, renamings: certificates.renamings }

/** Where each part of a certificate comes from. */
const sources = {
  team: ['teamName', galleryProjects.teamName],
  project: ['projectTitle', galleryProjects.title],
  hub: ['hubId', galleryProjects.hubId],
  award: ['award', galleryProjects.award],
} as const satisfies Record<CertificatePart, readonly [keyof typeof shown, SQLiteColumn]>

/** Builds the columns of the parts: what `valueOf` gives for a part that is shown, and nothing for the others. */
function partColumns(shows: readonly CertificatePart[], valueOf: (part: CertificatePart) => SQL) {
  return Object.fromEntries(
    certificateParts.map((part) => [
      sources[part][0],
      shows.includes(part) ? valueOf(part) : sql`NULL`,
    ]),
  )
}

const chosen = ({ shows }: CertificateForm) => certificateParts.filter((part) => shows[part])

/** Matches the certificates of an account that are not withdrawn. */
const isHeld = (person: { id: string }) =>
  and(eq(certificates.userId, person.id), isNull(certificates.withdrawnAt))!

/** Matches one of them, while the session of its holder lasts. */
const isWritable = (user: SignedIn, code: string) =>
  and(
    eq(certificates.code, code),
    isHeld(user),
    isOpen(user.sessionId, eq(sessions.userId, user.id)),
  )!

/** Selects the certificates an account has made, newest first, including withdrawn ones. */
export const selectOwnCertificates = (db: Database, person: { id: string }) =>
  db
    .select({
      ...own,
      consentVersion: certificates.consentVersion,
      consentedAt: certificates.consentedAt,
    })
    .from(certificates)
    .where(eq(certificates.userId, person.id))
    .orderBy(desc(certificates.createdAt))

/** Selects the certificate of a kind that an account holds. */
export const selectHeld = (db: Database, person: { id: string }, kind: CertificateKind) =>
  db
    .select(own)
    .from(certificates)
    .where(and(isHeld(person), eq(certificates.kind, kind), eq(certificates.edition, event.year)))

/** Finds a certificate by its code, with the address of its project while that is public. */
export async function findCertificate(db: Database, code: string) {
  const [found] = await db
    .select({ ...shown, slug: galleryProjects.slug })
    .from(certificates)
    .leftJoin(galleryProjects, eq(galleryProjects.teamId, certificates.teamId))
    .where(eq(certificates.code, code))
  return found
}

/** Finds a certificate that an account holds. */
export async function findHeld(db: Database, person: { id: string }, code: string) {
  const [found] = await db
    .select(own)
    .from(certificates)
    .where(and(eq(certificates.code, code), isHeld(person)))
  return found
}

/**
 * Stores a certificate with what its holder chose to show, if they may have one, hold none of the kind, and have not made too
 * many.
 */
export function insertCertificate(
  db: Database,
  user: SignedIn,
  { code, kind, now }: { code: string; kind: CertificateKind; now: Date },
  form: CertificateForm,
) {
  const shows = kind === 'participant' ? chosen(form) : []
  const made = db.$count(certificates, eq(certificates.userId, user.id))
  const isAllowed = and(
    lt(made, mostCertificates),
    isOpen(user.sessionId, eq(sessions.userId, user.id)),
  )
  return insertFrom(
    db,
    certificates,
    {
      code,
      userId: user.id,
      kind,
      edition: event.year,
      name: form.name,
      shows,
      consentVersion: form.consentVersion,
      consentedAt: now,
      ...(kind === 'participant' && { teamId: sql`${galleryProjects.teamId}` }),
      ...partColumns(shows, (part) => sql`${sources[part][1]}`),
      createdAt: now,
    },
    sql`${claimOf[kind](db, user)} AND ${isAllowed} LIMIT 1`,
  ).onConflictDoNothing()
}

/** Changes the name and what is shown, unless the name would be changed once too often. Repeating it has no further effect. */
export function updateCertificate(
  db: Database,
  user: SignedIn,
  code: string,
  form: CertificateForm,
  now: Date,
) {
  const shows = chosen(form)
  const ofProject = (column: SQLiteColumn) =>
    sql`(SELECT ${column} FROM ${galleryProjects} WHERE ${eq(galleryProjects.teamId, certificates.teamId)})`
  return db
    .update(certificates)
    .set({
      name: form.name,
      renamings: sql`${certificates.renamings} + (${ne(certificates.name, form.name)})`,
      shows: sql`CASE ${certificates.kind} WHEN 'participant' THEN ${JSON.stringify(shows)} ELSE '[]' END`,
      consentVersion: form.consentVersion,
      consentedAt: now,
      ...partColumns(shows, (part) => {
        const [name, column] = sources[part]
        return sql`coalesce(${certificates[name]}, ${ofProject(column)})`
      }),
    })
    .where(
      and(
        isWritable(user, code),
        or(eq(certificates.name, form.name), lt(certificates.renamings, mostRenamings)),
      ),
    )
    .returning(own)
}

/** Withdraws a certificate: only its code stays, and when it was withdrawn. */
export const withdrawCertificate = (db: Database, user: SignedIn, code: string, now: Date) =>
  db
    .update(certificates)
    .set({ ...withdrawnCertificate, withdrawnAt: now })
    .where(isWritable(user, code))

/** Removes the awards from all certificates, if the condition holds: the projects or the results are unpublished. */
export const removeAwards = (db: Database, holds: SQL) =>
  db.update(certificates).set({ award: null }).where(holds)

/** Gives the certificates whose holders show an award that of the published project, if the condition holds. */
export const renewAwards = (db: Database, holds: SQL) =>
  db
    .update(certificates)
    .set({
      award: sql`(SELECT ${galleryProjects.award} FROM ${galleryProjects} WHERE ${eq(galleryProjects.teamId, certificates.teamId)})`,
    })
    .where(
      and(
        sql`EXISTS (SELECT 1 FROM json_each(${certificates.shows}) WHERE value = 'award')`,
        holds,
      ),
    )
