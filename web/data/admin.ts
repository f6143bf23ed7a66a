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

/** Makes the hook that reads one of the Worker's lists; it stays on the screen until the answer to the next question is there. */
function hookOf<Query, List>(
  name: string,
  get: (request: { query: Query }) => Promise<{ json: () => Promise<List> }>,
) {
  return function useList(query: Query) {
    return useSWR([`admin/${name}`, query], async () => (await get({ query })).json(), {
      keepPreviousData: true,
    })
  }
}

export const useTeams = hookOf('teams', admin.teams.$get)
export const useMembers = hookOf('members', admin.members.$get)
export const useRoles = hookOf('roles', admin.roles.$get)
export const useUsers = hookOf('users', admin.users.$get)
export const useMessages = hookOf('messages', admin.messages.$get)
export const useApplications = hookOf('applications', admin.applications.$get)
export const useHubInterests = hookOf('hub-interests', admin['hub-interests'].$get)

/** Answers the function that loads again what the dashboard shows, after something was changed. */
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

/** The files that can be exported: a plain link could not carry the session. */
export const exports = {
  teams: async () => (await admin['teams.csv'].$get()).blob(),
  members: async () => (await admin['members.csv'].$get()).blob(),
}
