import type { InferRequestType, InferResponseType } from 'hono/client'
import useSWR from 'swr'
import { api } from '../api.ts'

const { hub } = api

export type HubTeam = InferResponseType<typeof hub.$get>['rows'][number]

/** Reads a page of the hub that the person who is signed in runs, while the one before stays. */
export const useOwnHub = (query: InferRequestType<typeof hub.$get>['query']) =>
  useSWR(['hub', query], async () => (await hub.$get({ query })).json(), {
    keepPreviousData: true,
  })
