import type { InferResponseType } from 'hono/client'
import useSWR from 'swr'
import type { ProjectDraftForm, ProjectForm } from '#content/forms/project.ts'
import { api } from '../api.ts'
import { ApiError } from './api-error.ts'

const { mine, preview } = api.projects
const own = mine[':teamId']

export type OwnProject = InferResponseType<typeof own.$get>
export type StoredProject = NonNullable<OwnProject['project']>

/** Reads the project of a team, once: the editor knows about later changes. */
export const useOwnProject = (teamId: string | undefined) =>
  useSWR(
    teamId === undefined ? null : `project/${teamId}`,
    async () => (await own.$get({ param: { teamId: teamId! } })).json(),
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false },
  )

export async function saveProject(teamId: string, json: ProjectDraftForm): Promise<StoredProject> {
  return (await (await own.$put({ param: { teamId }, json })).json()).project!
}

export async function handInProject(teamId: string, json: ProjectForm): Promise<StoredProject> {
  return (await (await own.submission.$post({ param: { teamId }, json })).json()).project!
}

export async function takeProjectBack(teamId: string): Promise<StoredProject> {
  return (await (await own.submission.$delete({ param: { teamId } })).json()).project!
}

export async function renderPreview(description: string): Promise<string> {
  return (await (await preview.$post({ json: { description } })).json()).html
}

/** Reads the newer version that came with a refusal, if another member saved first. */
export function newerVersion(error: unknown): StoredProject | undefined {
  if (!(error instanceof ApiError) || error.code !== 'projects.changed') return undefined
  return (error.answer as { project: StoredProject }).project
}
