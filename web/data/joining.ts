import type { InferRequestType, InferResponseType } from 'hono/client'
import useSWR from 'swr'
import { api } from '../api.ts'

const { invitations, links, mine, requests } = api.teams

type JoinRequest = InferRequestType<typeof requests.$post>['json']
export type Invitation = InferResponseType<typeof invitations.read.$post>

/** Reads the invitation behind the secret of a link; asks nothing without one. */
export const useInvitation = (token: string | null) =>
  useSWR(token && ['invitation', token], async () =>
    (await invitations.read.$post({ json: { token: token! } })).json(),
  )

export const declineInvitation = (token: string) => invitations.decline.$post({ json: { token } })

/** Has a new invitation sent to the address of the old one. */
export const renewInvitation = (token: string) => invitations.renew.$post({ json: { token } })

/** Joins a team that lists the address of the account. */
export const joinTeam = (id: string) => api.teams.mine[':id'].membership.$put({ param: { id } })

/** Leaves a team, or declines its invitation. */
export const leaveTeam = (id: string) => api.teams.mine[':id'].membership.$delete({ param: { id } })

/** Hands a team over to a member who has joined it. */
export const handOverTeam = (id: string, memberId: string) =>
  mine[':id'].lead.$put({ param: { id }, json: { memberId } })

export const inviteAgain = (id: string, memberId: string) =>
  mine[':id'].invitations.$post({ param: { id }, json: { memberId } })

/** Gives a team a new link in place of the one before. */
export const renewLink = (id: string) => mine[':id'].link.$put({ param: { id } })

export const removeLink = (id: string) => mine[':id'].link.$delete({ param: { id } })

/** Lets somebody who asks into a team. */
export const acceptRequest = (id: string, requestId: string) =>
  mine[':id'].requests[':requestId'].$put({ param: { id, requestId } })

export const declineRequest = (id: string, requestId: string) =>
  mine[':id'].requests[':requestId'].$delete({ param: { id, requestId } })

/** Reads what the link of a team tells about it; asks nothing without its secret. */
export const useTeamLink = (token: string | null) =>
  useSWR(token && ['team-link', token], async () =>
    (await links.read.$post({ json: { token: token! } })).json(),
  )

/** Reads the teams of an account for the page of a link, which has no cache for each person; asks nothing without one. */
export const useTeamsOf = (userId: string | undefined, token: string | null) =>
  useSWR(userId && ['teams-of', userId, token], async () => (await mine.$get()).json())

export const askToJoin = (json: JoinRequest) => requests.$post({ json })

export const withdrawRequest = (id: string) => requests[':id'].$delete({ param: { id } })
