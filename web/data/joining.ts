import type { InferResponseType } from 'hono/client'
import useSWR from 'swr'
import { api } from '../api.ts'

const { invitations } = api.teams

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
