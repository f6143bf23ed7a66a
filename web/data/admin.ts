import type { InferRequestType, InferResponseType } from 'hono/client'
import { useCallback } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import type { ExceptionKind } from '#content/wire/exception-kinds.ts'
import type { FileFormat } from '#content/wire/file-formats.ts'
import { api } from '../api.ts'

const { admin } = api

export type RowOf<Endpoint> =
  InferResponseType<Endpoint> extends { rows: (infer Row)[] } ? Row : never

export type Summary = InferResponseType<typeof admin.summary.$get>
export type TeamRow = RowOf<typeof admin.teams.$get>
export type MemberRow = RowOf<typeof admin.members.$get>
export type RoleRow = RowOf<typeof admin.roles.$get>
export type UserRow = RowOf<typeof admin.users.$get>

export type AuditRow = RowOf<(typeof admin)['audit-log']['$get']>
export type TeamQuery = InferRequestType<(typeof admin)['teams.csv']['$get']>['query']
export type MemberQuery = InferRequestType<(typeof admin)['members.csv']['$get']>['query']
type AuditQuery = InferRequestType<(typeof admin)['audit-log']['$get']>['query']

export const useSummary = () =>
  useSWR('admin/summary', async () => (await admin.summary.$get()).json())

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
export const useRoles = createListHook('roles', admin.roles.$get)
export const useUsers = createListHook('users', admin.users.$get)
export const useAuditLog = createListHook('audit-log', admin['audit-log'].$get)

/** Returns the function that reloads everything the dashboard shows, after a change. */
export function useRefresh(): () => Promise<unknown> {
  const { mutate } = useSWRConfig()
  return useCallback(() => mutate(() => true), [mutate])
}

export const deleteTeam = (id: string) => admin.teams[':id'].$delete({ param: { id } })

/** Lets a team make a change for longer. */
export const grantException = (
  id: string,
  json: InferRequestType<(typeof admin.teams)[':id']['exceptions']['$put']>['json'],
) => admin.teams[':id'].exceptions.$put({ param: { id }, json })

export const revokeException = (id: string, kind: ExceptionKind) =>
  admin.teams[':id'].exceptions[':kind'].$delete({ param: { id, kind } })

/** Deletes a member; `small` allows that too few are left in the team. */
export const deleteMember = (id: string, small: 'allow' | undefined) =>
  admin.members[':id'].$delete({ param: { id }, query: { small } })

/** Looks for the places in which an address stands. */
export const findAddress = async (email: string) =>
  (await admin.addresses.$get({ query: { email } })).json()

export const eraseAddress = (email: string) => admin.addresses.$delete({ json: { email } })

export const assignRole = (json: InferRequestType<typeof admin.roles.$post>['json']) =>
  admin.roles.$post({ json })

export const removeRole = (id: string) => admin.roles[':id'].$delete({ param: { id } })

/** Fetches the exported files; a plain link could not send the session. */
export const exports = {
  teams: async (format: FileFormat, query: TeamQuery) =>
    (await admin[`teams.${format}`].$get({ query })).blob(),
  members: async (format: FileFormat, query: MemberQuery) =>
    (await admin[`members.${format}`].$get({ query })).blob(),
  auditLog: async (format: FileFormat, query: AuditQuery) =>
    (await admin[`audit-log.${format}`].$get({ query })).blob(),
}
