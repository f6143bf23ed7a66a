import { desc, sql } from 'drizzle-orm'
import type { Range } from '#content/wire/analytics-period.ts'
import { exportHeadings, type AnalyticsExport } from '#words/analytics-exports.ts'
import { nameSource, sourceKinds } from '#words/analytics-sources.ts'
import { analyticsPanel } from '#words/pages/admin-analytics.ts'
import type { Databases } from '../../db/client.ts'
import { writeLine } from '../../http/csv.ts'
import { analyticsHeatCells as cells, analyticsScrollBands as bands } from '../schema/rollups.ts'
import { readFunnel } from './funnel.ts'
import { countReached } from './heat-map.ts'
import { readOverview } from './overview.ts'
import { readPages } from './pages.ts'
import { readSources } from './sources.ts'

type Line = (string | number)[]
const MOST_ELEMENTS = 5000
/** SQLite treats a negative limit as no limit. */
const ALL_VALUES = -1

/** Writes one table of the reports as CSV, with a byte order mark, by which spreadsheets recognise UTF-8. */
export async function writeExport(
  databases: Databases,
  name: AnalyticsExport,
  range: Range,
): Promise<string> {
  const lines = await readers[name](databases, range)
  return `\ufeff${[exportHeadings[name], ...lines].map(writeLine).join('')}`
}

const seconds = (milliseconds: number) => Math.round(milliseconds / 100) / 10
const percent = (share: number) => Math.round(share * 1000) / 10

const readers: Record<AnalyticsExport, (databases: Databases, range: Range) => Promise<Line[]>> = {
  async overview({ analytics }, range) {
    const { days } = await readOverview(analytics, range)
    return days.map(({ day, visits, views }) => [day, visits, views])
  },
  async pages({ analytics }, range) {
    const pages = await readPages(analytics, range)
    return pages.map((page) => [
      page.path,
      page.views,
      page.visits,
      seconds(page.averageActiveMs),
      seconds(page.averageWallMs),
      page.averageDepth,
      page.exits,
    ])
  },
  async sources({ analytics }, range) {
    const sources = await readSources(analytics, range, ALL_VALUES)
    const { lists } = analyticsPanel.sources
    return sourceKinds.flatMap((kind) =>
      sources[kind].map(({ value, visits }) => [lists[kind], nameSource[kind](value), visits]),
    )
  },
  async funnel(databases, range) {
    const { steps } = await readFunnel(databases, range)
    return steps.map(({ id, count }) => [analyticsPanel.funnel.steps[id], count])
  },
  async clicks({ analytics }) {
    const clicks = sql<number>`sum(${cells.clicks})`
    const rows = await analytics
      .select({
        page: cells.pagePath,
        device: cells.viewportClass,
        selector: cells.selector,
        clicks,
        dead: sql<number>`sum(${cells.dead})`,
        rage: sql<number>`sum(${cells.rage})`,
      })
      .from(cells)
      .groupBy(cells.pagePath, cells.viewportClass, cells.selector)
      .orderBy(desc(clicks))
      .limit(MOST_ELEMENTS)
    return rows.map((row) => [
      row.page,
      analyticsPanel.devices[row.device],
      row.selector,
      row.clicks,
      row.dead,
      row.rage,
    ])
  },
  async scroll({ analytics }) {
    const rows = await analytics
      .select({
        page: bands.pagePath,
        device: bands.viewportClass,
        band: bands.band,
        views: bands.views,
      })
      .from(bands)
      .orderBy(bands.pagePath, bands.viewportClass)
    const pictures = Map.groupBy(rows, ({ page, device }) => `${page} ${device}`)
    return [...pictures.values()].flatMap((picture) => {
      const { page, device } = picture[0]!
      const reached = countReached(picture)
      const all = reached[0]!
      return reached.map((views, band) => [
        page,
        analyticsPanel.devices[device],
        percent(band / 20),
        views,
        all ? percent(views / all) : 0,
      ])
    })
  },
}
