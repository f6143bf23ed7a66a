import type { InferResponseType } from 'hono/client'
import useSWR from 'swr'
import type { MeasuredPage, ViewportClass } from '#content/wire/analytics.ts'
import type { AnalyticsExport } from '#words/analytics-exports.ts'
import { api } from '../api.ts'

const { analytics } = api.admin

/** Days in UTC, both included, as `YYYY-MM-DD`. */
export type Range = { from: string; to: string }

export type Overview = InferResponseType<typeof analytics.overview.$get>
export type PageStatistics = InferResponseType<typeof analytics.pages.$get>['pages'][number]
export type Sources = InferResponseType<typeof analytics.sources.$get>
export type Funnel = InferResponseType<typeof analytics.funnel.$get>
export type Heatmap = InferResponseType<typeof analytics.heatmap.$get>
export type DeadLetter = InferResponseType<typeof analytics.dead.$get>['letters'][number]
export type Health = InferResponseType<typeof analytics.health.$get>

const LIVE_INTERVAL = 15_000
const keep = { keepPreviousData: true }

export const useOverview = (query: Range) =>
  useSWR(
    ['analytics/overview', query],
    async () => (await analytics.overview.$get({ query })).json(),
    keep,
  )

export const usePages = (query: Range) =>
  useSWR(
    ['analytics/pages', query],
    async () => (await analytics.pages.$get({ query })).json(),
    keep,
  )

export const useSources = (query: Range) =>
  useSWR(
    ['analytics/sources', query],
    async () => (await analytics.sources.$get({ query })).json(),
    keep,
  )

export const useFunnel = (query: Range) =>
  useSWR(
    ['analytics/funnel', query],
    async () => (await analytics.funnel.$get({ query })).json(),
    keep,
  )

export const useHealth = (query: Range) =>
  useSWR(
    ['analytics/health', query],
    async () => (await analytics.health.$get({ query })).json(),
    keep,
  )

export const useLive = () =>
  useSWR('analytics/live', async () => (await analytics.live.$get()).json(), {
    refreshInterval: LIVE_INTERVAL,
  })

export const useHeatmap = (page: MeasuredPage, device: ViewportClass) =>
  useSWR(['analytics/heatmap', page, device], async () =>
    (await analytics.heatmap.$get({ query: { page, device } })).json(),
  )

export const useDeadLetters = () =>
  useSWR('analytics/dead', async () => (await analytics.dead.$get()).json())

/** Sends those of the messages that wait again, and says how many. */
export const replayDeadLetters = async (ids: string[]) =>
  (await (await analytics.dead.replay.$post({ json: { ids } })).json()).replayed

export const discardDeadLetter = (id: string) => analytics.dead[':id'].$delete({ param: { id } })

export const loadExport = async (name: AnalyticsExport, query: Range) =>
  (await analytics.export[':name'].$get({ param: { name }, query })).blob()
