import type { InferRequestType, InferResponseType } from 'hono/client'
import { useCallback } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { api } from '../api.ts'

const { admin } = api

/** A list stays on the screen until the answer to the next question is there. */
const listOptions = { keepPreviousData: true }

type RowOf<Endpoint> = InferResponseType<Endpoint> extends { rows: (infer Row)[] } ? Row : never
type QueryOf<Endpoint> = InferRequestType<Endpoint> extends { query: infer Query } ? Query : never

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

export const useTeams = (query: QueryOf<typeof admin.teams.$get>) =>
  useSWR(
    ['admin/teams', query],
    async () => (await admin.teams.$get({ query })).json(),
    listOptions,
  )

export const useMembers = (query: QueryOf<typeof admin.members.$get>) =>
  useSWR(
    ['admin/members', query],
    async () => (await admin.members.$get({ query })).json(),
    listOptions,
  )

export const useRoles = (query: QueryOf<typeof admin.roles.$get>) =>
  useSWR(
    ['admin/roles', query],
    async () => (await admin.roles.$get({ query })).json(),
    listOptions,
  )

export const useUsers = (query: QueryOf<typeof admin.users.$get>) =>
  useSWR(
    ['admin/users', query],
    async () => (await admin.users.$get({ query })).json(),
    listOptions,
  )

export const useMessages = (query: QueryOf<typeof admin.messages.$get>) =>
  useSWR(
    ['admin/messages', query],
    async () => (await admin.messages.$get({ query })).json(),
    listOptions,
  )

export const useApplications = (query: QueryOf<typeof admin.applications.$get>) =>
  useSWR(
    ['admin/applications', query],
    async () => (await admin.applications.$get({ query })).json(),
    listOptions,
  )

export const useHubInterests = (query: QueryOf<(typeof admin)['hub-interests']['$get']>) =>
  useSWR(
    ['admin/hub-interests', query],
    async () => (await admin['hub-interests'].$get({ query })).json(),
    listOptions,
  )

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
