import type { InferRequestType, InferResponseType } from 'hono/client'
import { useCallback } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { api } from '../api.ts'

const { admin } = api

type RowOf<Endpoint> = InferResponseType<Endpoint> extends { rows: (infer Row)[] } ? Row : never

export type Summary = InferResponseType<typeof admin.summary.$get>
export type TeamRow = RowOf<typeof admin.teams.$get>
export type MemberRow = RowOf<typeof admin.members.$get>
export type RoleRow = RowOf<typeof admin.roles.$get>
export type UserRow = RowOf<typeof admin.users.$get>
export type MessageRow = RowOf<typeof admin.messages.$get>
export type ApplicationRow = RowOf<typeof admin.applications.$get>
export type HubInterestRow = RowOf<(typeof admin)['hub-interests']['$get']>

export const useSummary = () =>
  useSWR('admin/summary', async () => (await admin.summary.$get()).json())

/** Creates the hook that reads one of the Worker's lists. The previous list stays until the next one has arrived. */
function createListHook<Query, List>(
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
export const useRoles = createListHook('roles', admin.roles.$get)
export const useUsers = createListHook('users', admin.users.$get)
export const useMessages = createListHook('messages', admin.messages.$get)
export const useApplications = createListHook('applications', admin.applications.$get)
export const useHubInterests = createListHook('hub-interests', admin['hub-interests'].$get)

/** Returns the function that reloads everything the dashboard shows, after a change. */
export function useRefresh(): () => Promise<unknown> {
  const { mutate } = useSWRConfig()
  return useCallback(() => mutate(() => true), [mutate])
}

export const deleteTeam = (id: string) => admin.teams[':id'].$delete({ param: { id } })

export const giveRole = (json: InferRequestType<typeof admin.roles.$post>['json']) =>
  admin.roles.$post({ json })

export const removeRole = (id: string) => admin.roles[':id'].$delete({ param: { id } })

export const setMessageStatus = (id: string, status: MessageRow['status']) =>
  admin.messages[':id'].$patch({ param: { id }, json: { status } })

export const setApplicationStatus = (id: string, status: ApplicationRow['status']) =>
  admin.applications[':id'].$patch({ param: { id }, json: { status } })

/** Fetches the exported files; a plain link could not send the session. */
export const exports = {
  teams: async () => (await admin['teams.csv'].$get()).blob(),
  members: async () => (await admin['members.csv'].$get()).blob(),
}
