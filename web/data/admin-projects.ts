import type { InferRequestType, InferResponseType } from 'hono/client'
import useSWR from 'swr'
import type { FileFormat } from '#content/wire/file-formats.ts'
import { api } from '../api.ts'

const { projects } = api.admin

type Query = InferRequestType<typeof projects.$get>['query']
export type SubmissionRow = InferResponseType<typeof projects.$get>['rows'][number]

export const useSubmissions = (query: Query) =>
  useSWR(['admin/projects', query], async () => (await projects.$get({ query })).json(), {
    keepPreviousData: true,
  })

/** Fetches the list as a file. */
export const exportSubmissions = async (
  format: FileFormat,
  query: Query & { columns?: string | undefined },
) => (await projects[`export.${format}`].$get({ query })).blob()
