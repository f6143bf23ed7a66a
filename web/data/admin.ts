import type { InferRequestType, InferResponseType } from 'hono/client'
import { useCallback } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import type { FileFormat } from '#content/wire/file-formats.ts'
import { api } from '../api.ts'

const { admin } = api

export type RowOf<Endpoint> =
  InferResponseType<Endpoint> extends { rows: (infer Row)[] } ? Row : never

export type TeamRow = RowOf<typeof admin.teams.$get>
export type MemberRow = RowOf<typeof admin.members.$get>
export type TeamQuery = InferRequestType<(typeof admin)['teams.csv']['$get']>['query']
export type MemberQuery = InferRequestType<(typeof admin)['members.csv']['$get']>['query']

/** Creates the hook that reads one of the Worker's lists. The previous list stays until the next one has arrived. */
export function createListHook<Query, List>(
  name: string,
  get: (request: { query: Query }) => Promise<{ json: () => Promise<List> }>,
) {
  return function useList(query: Query) {
    return useSWR([`admin/${name}`, query], async () => (await get({ query })).json(), {
      keepPreviousData: true,
    })
  }
}

export const useTeams = createListHook('teams', admin.teams.$get)
export const useMembers = createListHook('members', admin.members.$get)

/** Returns the function that reloads everything the dashboard shows, after a change. */
export function useRefresh(): () => Promise<unknown> {
  const { mutate } = useSWRConfig()
  return useCallback(() => mutate(() => true), [mutate])
}

/** Deletes a member; `small` allows that too few are left in the team. */
export const deleteMember = (id: string, small: 'allow' | undefined) =>
  admin.members[':id'].$delete({ param: { id }, query: { small } })

/** Fetches the teams as a file, which a plain link could not: it would not send the session. */
export const exportTeams = async (format: FileFormat, query: TeamQuery) =>
  (await admin[`teams.${format}`].$get({ query })).blob()
