import type { InferRequestType, InferResponseType } from 'hono/client'
import useSWR from 'swr'
import { api } from '../api.ts'

const organisers = api.admin['hub-organisers']

export type HubOrganiserRow = InferResponseType<typeof organisers.$get>['organisers'][number]

export const useHubOrganisers = () =>
  useSWR('admin/hub-organisers', async () => (await (await organisers.$get()).json()).organisers)

/** Invites an address to run a hub; sends the invitation again, or changes the hub, if it is invited already. */
export const inviteHubOrganiser = (json: InferRequestType<typeof organisers.$post>['json']) =>
  organisers.$post({ json })

export const removeHubOrganiser = (id: string) => organisers[':id'].$delete({ param: { id } })
