import type { InferRequestType, InferResponseType } from 'hono/client'
import useSWR from 'swr'
import type { HubId } from '#content/facts/hubs.ts'
import type { ExceptionKind } from '#content/wire/exception-kinds.ts'
import { api } from '../api.ts'

const { hubs, teams } = api.admin

export type HubRow = InferResponseType<typeof hubs.$get>['hubs'][number]

export const useHubs = () =>
  useSWR('admin/hubs', async () => (await (await hubs.$get()).json()).hubs)

const ofHub = (hubId: string) => ({ hubId: hubId as HubId })

export const setHubPlaces = (hubId: string, places: number) =>
  hubs[':hubId'].places.$put({ param: ofHub(hubId), json: { places } })

export const removeHubLimit = (hubId: string) =>
  hubs[':hubId'].places.$delete({ param: ofHub(hubId) })

/** Finds a few teams by words. */
export const useFoundTeams = (search: string) =>
  useSWR(
    search ? ['admin/teams/found', search] : null,
    async () => (await (await teams.$get({ query: { search, size: '5' } })).json()).rows,
    { keepPreviousData: true },
  )

/** Moves the members of one team into another, which stays; `dropsProject` deletes the other's project if both have one. */
export const mergeTeams = (into: string, from: string, dropsProject: boolean) =>
  teams[':id'].mergers.$post({
    param: { id: into },
    query: { projects: dropsProject ? 'drop' : undefined },
    json: { from },
  })

type TeamAnswer = InferResponseType<(typeof teams)[':id']['$get'], 200>
/** All about a team, as organisers see it. */
export type WholeTeam = NonNullable<TeamAnswer['team']>
export type EndedTeam = NonNullable<TeamAnswer['ended']>

export const useTeam = (id: string) =>
  useSWR(['admin/team', id], async () => (await teams[':id'].$get({ param: { id } })).json())

type Team = (typeof teams)[':id']

/** Notes something about a team for other organisers. */
export const noteOnTeam = (id: string, json: InferRequestType<Team['notes']['$post']>['json']) =>
  teams[':id'].notes.$post({ param: { id }, json })

export const deleteTeamNote = (id: string, noteId: string) =>
  teams[':id'].notes[':noteId'].$delete({ param: { id, noteId } })

/** Sends the invitation of a member again. */
export const inviteForTeam = (id: string, memberId: string) =>
  teams[':id'].invitations.$post({ param: { id }, json: { memberId } })

/** Takes a listed member out of a team; `small` allows that too few are left. */
export const revokeForTeam = (id: string, memberId: string, small: 'allow' | undefined) =>
  teams[':id'].invitations[':memberId'].$delete({ param: { id, memberId }, query: { small } })

/** Changes a team on its behalf. */
export const changeForTeam = (id: string, json: InferRequestType<Team['$patch']>['json']) =>
  teams[':id'].$patch({ param: { id }, json })

export const deleteTeam = (id: string) => teams[':id'].$delete({ param: { id } })

/** Lets a team make a change for longer. */
export const grantException = (
  id: string,
  json: InferRequestType<(typeof teams)[':id']['exceptions']['$put']>['json'],
) => teams[':id'].exceptions.$put({ param: { id }, json })

export const revokeException = (id: string, kind: ExceptionKind) =>
  teams[':id'].exceptions[':kind'].$delete({ param: { id, kind } })
