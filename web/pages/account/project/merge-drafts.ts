import type { ProjectDraft } from '#content/forms/project.ts'

export type Field = keyof ProjectDraft

/** The fields of a project, in the order of the form. */
export const fields = [
  'title',
  'summary',
  'description',
  'repositoryUrl',
  'licence',
  'demoUrl',
  'videoUrl',
  'transport',
  'command',
  'address',
  'tools',
  'languages',
  'dataSources',
] as const satisfies readonly Field[]

/** What a project holds before anything is written. */
export const emptyDraft = Object.fromEntries(fields.map((field) => [field, ''])) as ProjectDraft

/** Lists the fields in which two versions differ. */
export const listDifferences = (one: ProjectDraft, other: ProjectDraft): Field[] =>
  fields.filter((field) => one[field] !== other[field])

/**
 * Compares two versions made from one. Lists the fields that only they changed, to be taken from them, and those that both
 * changed, and differently. Without a common version every field that differs counts as changed by both.
 */
export function mergeDrafts(
  common: ProjectDraft | undefined,
  mine: ProjectDraft,
  theirs: ProjectDraft,
) {
  const differing = listDifferences(mine, theirs)
  const isTheirs = (field: Field) => common !== undefined && mine[field] === common[field]
  const isMine = (field: Field) => common !== undefined && theirs[field] === common[field]
  return {
    taken: differing.filter(isTheirs),
    conflicts: differing.filter((field) => !isTheirs(field) && !isMine(field)),
  }
}

/** Picks some fields of a version. */
export const pick = (draft: ProjectDraft, chosen: readonly Field[]) =>
  Object.fromEntries(chosen.map((field) => [field, draft[field]])) as Partial<ProjectDraft>
