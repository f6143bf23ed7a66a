import type { InferResponseType } from 'hono/client'
import useSWR from 'swr'
import { api } from '../api.ts'

const { overview } = api.admin

/** How far the edition has come, in numbers. */
export type EditionOverview = InferResponseType<typeof overview.$get>

/** Counting reads many rows, so that it is not repeated whenever the window comes to the front. */
export const useEditionOverview = () =>
  useSWR('admin/overview', async () => (await overview.$get()).json(), {
    revalidateOnFocus: false,
  })
