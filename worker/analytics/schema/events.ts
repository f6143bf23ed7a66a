import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ViewportClass } from '#content/wire/analytics.ts'

// Sessions, page views and clicks are known by the 53-bit random number that the visitor's browser made: as an
// integer primary key it is the row's own place, so a row costs one write. A second index, by page and time, costs another
// and lets a page or days be forgotten however full the database is.
// Times are ISO text in UTC, which sorts as it reads. How two records of the same thing merge stands in
// worker/analytics/store/merge-rules.ts; the order of their arrival makes no difference.

const flag = (name: string) => integer(name, { mode: 'boolean' }).notNull()

export const analyticsSessions = sqliteTable(
  'figma_analytics_sessions',
  {
    sessionId: integer('session_id').primaryKey(),
    userAgent: text('user_agent').notNull(),
    referrer: text('referrer'),
    startedAt: text('started_at').notNull(),
    /** When the Worker last heard from the session. */
    seenAt: text('seen_at').notNull(),
    /**
     * The browser's clock at the latest page view, which says where the session is or ended. Good for ordering only.
     */
    lastViewClock: integer('last_view_clock').notNull(),
    lastViewId: integer('last_view_id').notNull(),
    lastPath: text('last_path').notNull(),
    /** How far the visitor came towards registering: see `funnelSteps`. */
    furthestStep: integer('furthest_step').notNull(),
    country: text('country'),
    language: text('language'),
    device: text('device').$type<ViewportClass>().notNull(),
    isBot: flag('is_bot'),
  },
  (table) => [index('figma_analytics_sessions_started').on(table.startedAt)],
)

export const analyticsPageViews = sqliteTable(
  'figma_analytics_page_views',
  {
    id: integer('id').primaryKey(),
    sessionId: integer('session_id').notNull(),
    pagePath: text('page_path').notNull(),
    pageTitle: text('page_title').notNull(),
    enteredAt: text('entered_at').notNull(),
    leftAt: text('left_at'),
    scrollDepth: integer('scroll_depth').notNull(),
    viewportClass: text('viewport_class').$type<ViewportClass>().notNull(),
    viewportHeight: integer('viewport_height').notNull(),
    documentHeight: integer('document_height').notNull(),
    build: text('build').notNull(),
    isBot: flag('is_bot'),
  },
  (table) => [index('figma_analytics_page_views_page').on(table.pagePath, table.enteredAt)],
)

export const analyticsTime = sqliteTable('figma_analytics_time', {
  pageViewId: integer('page_view_id').primaryKey(),
  sessionId: integer('session_id').notNull(),
  pagePath: text('page_path').notNull(),
  /** Milliseconds in which the page was visible. */
  activeMs: integer('active_ms').notNull(),
  /** Milliseconds from entering to leaving. */
  wallMs: integer('wall_ms').notNull(),
})

export const analyticsScroll = sqliteTable(
  'figma_analytics_scroll',
  {
    sessionId: integer('session_id').notNull(),
    pagePath: text('page_path').notNull(),
    maxScrollDepth: integer('max_scroll_depth').notNull(),
    firstAt: text('first_at').notNull(),
    isBot: flag('is_bot'),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.pagePath] }),
    index('figma_analytics_scroll_page').on(table.pagePath, table.firstAt),
  ],
)

export const analyticsHeatmap = sqliteTable(
  'figma_analytics_heatmap',
  {
    id: integer('id').primaryKey(),
    sessionId: integer('session_id').notNull(),
    pageViewId: integer('page_view_id').notNull(),
    pagePath: text('page_path').notNull(),
    occurredAt: text('occurred_at').notNull(),
    elementSelector: text('element_selector').notNull(),
    elementText: text('element_text'),
    clickX: integer('click_x').notNull(),
    clickY: integer('click_y').notNull(),
    viewportWidth: integer('viewport_width').notNull(),
    viewportHeight: integer('viewport_height').notNull(),
    scrollX: integer('scroll_x').notNull(),
    scrollY: integer('scroll_y').notNull(),
    /** The place inside the element, 0 to 10 000 of its width and height. */
    elementX: integer('element_x').notNull(),
    elementY: integer('element_y').notNull(),
    documentHeight: integer('document_height').notNull(),
    viewportClass: text('viewport_class').$type<ViewportClass>().notNull(),
    build: text('build').notNull(),
    isDead: flag('is_dead'),
    isRage: flag('is_rage'),
    isBot: flag('is_bot'),
    /** The ingest attempt that stored the click: each attempt counts only the clicks that it stored. */
    ingestId: integer('ingest_id').notNull(),
  },
  (table) => [index('figma_analytics_heatmap_page').on(table.pagePath, table.occurredAt)],
)

/** Why events were refused, and nothing of what they contained. */
export const analyticsRejected = sqliteTable(
  'figma_analytics_rejected',
  {
    /** Names the refused request. */
    id: integer('id').notNull(),
    reason: text('reason').notNull(),
    day: text('day').notNull(),
    events: integer('events').notNull(),
  },
  (table) => [primaryKey({ columns: [table.id, table.reason] })],
)

/** Queue messages that could not be stored, kept until an admin sends them again. */
export const deadEvents = sqliteTable(
  'dead_events',
  {
    /** The queue's id of the message. */
    id: text('id').primaryKey(),
    body: text('body').notNull(),
    events: integer('events').notNull(),
    diedAt: text('died_at').notNull(),
    replayedAt: text('replayed_at'),
  },
  (table) => [index('dead_events_died').on(table.diedAt)],
)
