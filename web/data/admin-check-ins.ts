import type { InferRequestType, InferResponseType } from 'hono/client'
import useSWR from 'swr'
import type { FileFormat } from '#content/wire/file-formats.ts'
import { api } from '../api.ts'

const overview = api.admin['check-ins']

type Query = InferRequestType<typeof overview.teams.$get>['query']
export type CheckInRow = InferResponseType<typeof overview.teams.$get>['rows'][number]
export type CheckInCounts = InferResponseType<typeof overview.$get>

export const useCheckInCounts = () =>
  useSWR('admin/check-ins', async () => (await overview.$get()).json())

export const useCheckInRows = (query: Query) =>
  useSWR(
    ['admin/check-ins/teams', query],
    async () => (await overview.teams.$get({ query })).json(),
    { keepPreviousData: true },
  )

/** Fetches the list as a file. */
export const exportCheckIns = async (
  format: FileFormat,
  query: Query & { columns?: string | undefined },
) => (await overview[`teams.${format}`].$get({ query })).blob()
