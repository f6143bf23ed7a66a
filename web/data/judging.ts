import type { InferRequestType, InferResponseType } from 'hono/client'
import useSWR, { useSWRConfig } from 'swr'
import { api } from '../api.ts'
import { ApiError } from './api-error.ts'

const { projects } = api.judging
const one = projects[':id']

export type GivenProject = InferResponseType<typeof one.$get>
export type StoredScore = NonNullable<GivenProject['score']>
export type ScoreDraft = InferRequestType<typeof one.scores.$put>['json']

/** Lists the projects that the judge who is signed in was given. */
export const useGivenProjects = () => useSWR('judging', async () => (await projects.$get()).json())

/** Reads a project with the judge's scores, once: the form knows about later changes. */
export const useGivenProject = (id: string) =>
  useSWR(`judging/${id}`, async () => (await one.$get({ param: { id } })).json(), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: false,
  })

/** Returns what tells the page and the list about scores that were stored: whoever comes back is to see them. */
export function useRememberScore(id: string) {
  const { mutate } = useSWRConfig()
  return (score: StoredScore) => {
    const withScore = (data?: GivenProject) => data && { ...data, score }
    void mutate(`judging/${id}`, withScore, { revalidate: false })
    void mutate('judging')
  }
}

export async function saveScores(id: string, json: ScoreDraft): Promise<StoredScore> {
  return (await (await one.scores.$put({ param: { id }, json })).json()).score
}

export async function handInScores(
  id: string,
  json: InferRequestType<typeof one.scores.$post>['json'],
): Promise<StoredScore> {
  return (await (await one.scores.$post({ param: { id }, json })).json()).score
}

export const declareConflict = (id: string, reason: string) =>
  one.conflict.$put({ param: { id }, json: { reason } })

/** Reads the newer scores that came with a refusal, if another device saved first. */
export function newerScores(error: unknown): StoredScore | undefined {
  if (!(error instanceof ApiError) || error.code !== 'judging.changed') return undefined
  return (error.answer as { score: StoredScore }).score
}
