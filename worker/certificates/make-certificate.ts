import type * as z from 'zod/mini'
import type { certificateFormSchema, newCertificateSchema } from '#content/forms/certificate.ts'
import {
  certificateKinds,
  type Certificate,
  type CertificateKind,
} from '#content/wire/certificates.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import type { SignedIn } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { selectClaims } from './claims.ts'
import { makeCode } from './code.ts'
import {
  findHeld,
  insertCertificate,
  selectHeld,
  selectOwnCertificates,
  updateCertificate,
} from './queries.ts'

const noTeam = { teamName: null, projectTitle: null, hubId: null, award: null }

type Stored = Awaited<ReturnType<typeof selectHeld>>[number]

/**
 * Reads which certificates an account may make, each with the name it would start with, and those it holds. `published` is the
 * day from which certificates can be made; null before.
 */
export async function readOwn(db: Database, user: { id: string }) {
  const { published, teams, judges, mentors, held } = await batchOf(db, selectClaims(db, user), {
    held: selectOwnCertificates(db, user),
  })
  const claims = {
    participant: teams[0],
    judge: judges[0] && { ...judges[0], ...noTeam },
    mentor: mentors[0] && { ...mentors[0], ...noTeam },
  } satisfies Record<CertificateKind, unknown>
  return {
    published: published[0]?.publishedAt ?? null,
    claims: certificateKinds.flatMap((kind) => {
      const claim = claims[kind]
      return claim ? [{ kind, ...claim }] : []
    }),
    certificates: held.filter(({ withdrawnAt }) => withdrawnAt === null).map(presentOwn),
  }
}

/**
 * Makes the certificate of a kind; returns the one that the account holds already, if there is one. Throws
 * `certificates.none` if it may have none, or has made too many.
 */
export async function makeCertificate(
  db: Database,
  user: SignedIn,
  { kind, ...form }: z.output<typeof newCertificateSchema>,
) {
  const now = new Date()
  const { held } = await batchOf(db, {
    made: insertCertificate(db, user, { code: makeCode(), kind, now }, form),
    held: selectHeld(db, user, kind),
  })
  const [certificate] = held
  if (!certificate) throw new Failure('certificates.none', 409)
  return presentOwn(certificate)
}

/** Changes a certificate; throws `certificates.not_found`, or `certificates.renamed` once its name was changed too often. */
export async function changeCertificate(
  db: Database,
  user: SignedIn,
  code: string,
  form: z.output<typeof certificateFormSchema>,
) {
  const [changed] = await updateCertificate(db, user, code, form, new Date())
  if (changed) return presentOwn(changed)
  await readHeld(db, user, code)
  throw new Failure('certificates.renamed', 409)
}

/** Reads a certificate that the account holds; throws `certificates.not_found`. */
export async function readHeld(db: Database, user: { id: string }, code: string) {
  const held = await findHeld(db, user, code)
  if (!held) throw new Failure('certificates.not_found', 404)
  return held
}

/** Presents a certificate to its holder. */
export const presentOwn = (stored: Stored) => ({
  ...present(stored),
  shows: stored.shows,
  renamings: stored.renamings,
})

/** Presents a certificate as everyone who has its code may see it. */
export const present = ({
  code,
  kind,
  edition,
  name,
  teamName,
  projectTitle,
  hubId,
  award,
  createdAt,
}: Omit<Stored, 'shows' | 'renamings' | 'withdrawnAt'>): Certificate => ({
  code,
  kind,
  edition,
  name: name ?? '',
  teamName,
  projectTitle,
  hubId,
  award,
  issued: createdAt.toISOString().slice(0, 10),
})
