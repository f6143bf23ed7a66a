import type { InferResponseType } from 'hono/client'
import useSWR from 'swr'
import type { Range } from '#content/wire/analytics-period.ts'
import type { MeasuredPage, ViewportClass } from '#content/wire/analytics.ts'
import type { AnalyticsExport } from '#words/analytics-exports.ts'
import { api } from '../api.ts'

const { analytics } = api.admin

export type Overview = InferResponseType<typeof analytics.overview.$get>
export type PageStatistics = InferResponseType<typeof analytics.pages.$get>['pages'][number]
export type Sources = InferResponseType<typeof analytics.sources.$get>
export type Funnel = InferResponseType<typeof analytics.funnel.$get>
export type Heatmap = InferResponseType<typeof analytics.heatmap.$get>
export type DeadLetter = InferResponseType<typeof analytics.dead.$get>['letters'][number]
export type ForgetOrder = InferResponseType<typeof analytics.forgotten.$get>['orders'][number]
export type Health = InferResponseType<typeof analytics.health.$get>

const LIVE_INTERVAL = 15_000

/** Creates the hook that reads a report over a range. The previous report stays until the next one has arrived. */
function createReportHook<Answer>(
  name: string,
  load: (query: Range) => Promise<{ json: () => Promise<Answer> }>,
) {
  return function useReport(range: Range) {
    return useSWR([`analytics/${name}`, range], async () => (await load(range)).json(), {
      keepPreviousData: true,
    })
  }
}

export const useOverview = createReportHook('overview', (query) =>
  analytics.overview.$get({ query }),
)
export const usePages = createReportHook('pages', (query) => analytics.pages.$get({ query }))
export const useSources = createReportHook('sources', (query) => analytics.sources.$get({ query }))
export const useFunnel = createReportHook('funnel', (query) => analytics.funnel.$get({ query }))
export const useHealth = createReportHook('health', (query) => analytics.health.$get({ query }))

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

/** Reads the deletions, again and again while one is under way. */
export const useForgotten = () =>
  useSWR('analytics/forgotten', async () => (await analytics.forgotten.$get()).json(), {
    refreshInterval: (latest) =>
      latest?.orders.some(({ doneAt }) => doneAt === null) ? LIVE_INTERVAL : 0,
  })

export const forgetPage = (page: MeasuredPage) => analytics.forgotten.page.$post({ json: { page } })

export const forgetDays = (json: Range) => analytics.forgotten.days.$post({ json })

/** Queues those of the dead letters again that are still there. Returns how many. */
export const replayDeadLetters = async (ids: string[]) =>
  (await (await analytics.dead.replay.$post({ json: { ids } })).json()).replayed

export const discardDeadLetter = (id: string) => analytics.dead[':id'].$delete({ param: { id } })

export const loadExport = async (name: AnalyticsExport, query: Range) =>
  (await analytics.export[':name'].$get({ param: { name }, query })).blob()
