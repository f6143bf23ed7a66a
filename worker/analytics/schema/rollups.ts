import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ViewportClass } from '#content/wire/analytics.ts'

const counter = (name: string) => integer(name).notNull().default(0)

/** Rollup: one row per day and page. Bots are counted in their own column only. */
export const analyticsDailyPages = sqliteTable(
  'figma_analytics_daily_pages',
  {
    day: text('day').notNull(),
    pagePath: text('page_path').notNull(),
    views: counter('views'),
    botViews: counter('bot_views'),
    activeMs: counter('active_ms'),
    wallMs: counter('wall_ms'),
    sessions: counter('sessions'),
    /** Sum of the deepest percentage of each session on the page. */
    depthSum: counter('depth_sum'),
    exits: counter('exits'),
  },
  (table) => [primaryKey({ columns: [table.day, table.pagePath] })],
)

export type VisitKind = 'all' | 'referrer' | 'country' | 'language' | 'device' | 'step'

/** Rollup: sessions per day, in all (`kind` 'all') and by where they came from. */
export const analyticsDailyVisits = sqliteTable(
  'figma_analytics_daily_visits',
  {
    day: text('day').notNull(),
    kind: text('kind').$type<VisitKind>().notNull(),
    value: text('value').notNull(),
    visits: counter('visits'),
    bots: counter('bots'),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.value] })],
)

/** Rollup: how many views reached which twentieth of the page, and how high screen and page were. */
export const analyticsScrollBands = sqliteTable(
  'figma_analytics_scroll_bands',
  {
    pagePath: text('page_path').notNull(),
    viewportClass: text('viewport_class').$type<ViewportClass>().notNull(),
    /** Depth in twentieths, 0 to 20. */
    band: integer('band').notNull(),
    views: counter('views'),
    viewportHeightSum: counter('viewport_height_sum'),
    documentHeightSum: counter('document_height_sum'),
  },
  (table) => [primaryKey({ columns: [table.pagePath, table.viewportClass, table.band] })],
)

/**
 * Rollup: clicks per element and cell of a grid laid over the element, with the sums of their places in the element.
 */
export const analyticsHeatCells = sqliteTable(
  'figma_analytics_heat_cells',
  {
    pagePath: text('page_path').notNull(),
    viewportClass: text('viewport_class').$type<ViewportClass>().notNull(),
    selector: text('selector').notNull(),
    /** Row × 20 + column. */
    cell: integer('cell').notNull(),
    clicks: counter('clicks'),
    dead: counter('dead'),
    rage: counter('rage'),
    xSum: counter('x_sum'),
    ySum: counter('y_sum'),
    /** The day of the latest click. */
    lastDay: text('last_day').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.pagePath, table.viewportClass, table.selector, table.cell] }),
  ],
)
