import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import {
  heatGrid,
  measuredPageOf,
  type MeasuredPage,
  type ViewportClass,
} from '#content/wire/analytics.ts'
import { batchOf } from '../../db/batch.ts'
import type { Database } from '../../db/client.ts'
import { analyticsHeatCells as cells, analyticsScrollBands as bands } from '../schema/rollups.ts'

const MOST_CELLS = 2000
/** Leaves room for the other fields within the 50 KB that an answer may weigh. */
const MOST_BYTES = 47_000
/** Factors by which the stored grid may be coarsened, divisors of {@link heatGrid}; with the last an element is one cell. */
const COARSENINGS = [1, 2, 4, 5, heatGrid]

/**
 * A cell of the grid over an element: the index of its selector, row × grid + column, its clicks, how many of them were
 * dead or rage clicks, and their mean position in the element.
 */
export type HeatCell = [
  selector: number,
  cell: number,
  clicks: number,
  dead: number,
  rage: number,
  x: number,
  y: number,
]

/**
 * Reads the clicks on one page at one width as a grid over each element, most clicked first, and how far down the page
 * was read. The grid is coarsened until all cells fit, so that the answer does not grow with the traffic; if there are
 * too many elements even so, the least clicked are left out.
 */
export async function readHeatmap(analytics: Database, page: MeasuredPage, device: ViewportClass) {
  const here = and(eq(cells.pagePath, page), eq(cells.viewportClass, device))
  const { stored, scrolled } = await batchOf(analytics, {
    stored: analytics
      .select({ cells: sql<number>`count(*)` })
      .from(cells)
      .where(here),
    scrolled: analytics
      .select({
        band: bands.band,
        views: bands.views,
        viewportHeight: bands.viewportHeightSum,
        documentHeight: bands.documentHeightSum,
      })
      .from(bands)
      .where(and(eq(bands.pagePath, page), eq(bands.viewportClass, device))),
  })
  const atLeast = (stored[0]?.cells ?? 0) / MOST_CELLS
  let grid = 0
  let picture = packCells([])
  for (const coarsening of COARSENINGS.filter((by) => by === heatGrid || by ** 2 >= atLeast)) {
    grid = heatGrid / coarsening
    picture = packCells(await readCells(analytics, here, coarsening))
    if (picture.drawnClicks === picture.clicks) break
  }
  return {
    page,
    pageOf: measuredPageOf[page],
    device,
    grid,
    ...picture,
    scroll: summariseScroll(scrolled),
  }
}

/** Reads the most clicked cells of a grid coarsened by the factor, with the totals over all cells. */
function readCells(analytics: Database, here: SQL | undefined, coarsening: number) {
  const [side, step] = [sql.raw(`${heatGrid}`), sql.raw(`${coarsening}`)]
  const cell = sql<number>`${cells.cell} / (${side} * ${step}) * (${side} / ${step}) + ${cells.cell} % ${side} / ${step}`
  const clicks = sql<number>`sum(${cells.clicks})`
  return analytics
    .select({
      selector: cells.selector,
      cell,
      clicks,
      dead: sql<number>`sum(${cells.dead})`,
      rage: sql<number>`sum(${cells.rage})`,
      x: sql<number>`sum(${cells.xSum}) / ${clicks}`,
      y: sql<number>`sum(${cells.ySum}) / ${clicks}`,
      allClicks: sql<number>`sum(${clicks}) OVER ()`,
      allDead: sql<number>`sum(sum(${cells.dead})) OVER ()`,
      allRage: sql<number>`sum(sum(${cells.rage})) OVER ()`,
    })
    .from(cells)
    .where(here)
    .groupBy(cells.selector, cell)
    .orderBy(desc(clicks), cells.selector, cell)
    .limit(MOST_CELLS)
}

type CellRow = Awaited<ReturnType<typeof readCells>>[number]

/** Packs cells, naming each selector once, up to {@link MOST_BYTES}. */
function packCells(rows: readonly CellRow[]) {
  const selectors = new Map<string, number>()
  const packed: HeatCell[] = []
  let bytes = 0
  let drawnClicks = 0
  for (const row of rows) {
    const index = selectors.get(row.selector) ?? selectors.size
    const entry: HeatCell = [index, row.cell, row.clicks, row.dead, row.rage, row.x, row.y]
    bytes += entry.join().length + 3
    if (index === selectors.size)
      bytes += new TextEncoder().encode(JSON.stringify(row.selector)).length + 1
    if (bytes > MOST_BYTES) break
    selectors.set(row.selector, index)
    packed.push(entry)
    drawnClicks += row.clicks
  }
  const { allClicks: clicks = 0, allDead: dead = 0, allRage: rage = 0 } = rows[0] ?? {}
  return { clicks, dead, rage, drawnClicks, selectors: [...selectors.keys()], cells: packed }
}

/** Counts the views that reached each twentieth of the page, from the top (all views) to the bottom: 21 numbers. */
export function countReached(rows: readonly { band: number; views: number }[]): number[] {
  return Array.from({ length: 21 }, (_, band) =>
    rows.filter((row) => row.band >= band).reduce((all, row) => all + row.views, 0),
  )
}

/** Sums up how far down the page was read, with the mean fold and height of the page in pixels. */
function summariseScroll(
  rows: { band: number; views: number; viewportHeight: number; documentHeight: number }[],
) {
  const total = (key: 'views' | 'viewportHeight' | 'documentHeight') =>
    rows.reduce((all, row) => all + row[key], 0)
  const views = total('views')
  const reached = countReached(rows)
  const mean = (key: 'viewportHeight' | 'documentHeight') =>
    views ? Math.round(total(key) / views) : 0
  return { views, reached, fold: mean('viewportHeight'), documentHeight: mean('documentHeight') }
}
