import type { InferResponseType } from 'hono/client'
import useSWR from 'swr'
import { api } from '../api.ts'

const { summary } = api.admin

export type Summary = InferResponseType<typeof summary.$get>

/** Reads the counts of the dashboard, which an account with a role there shows too. */
export const useSummary = () => useSWR('admin/summary', async () => (await summary.$get()).json())
