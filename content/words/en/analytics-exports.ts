import { toDay } from '#content/wire/analytics-period.ts'

/** The headings of the analytics files that an administrator can save. */
export const exportHeadings = {
  overview: ['Day', 'Visits', 'Page views'],
  pages: [
    'Page',
    'Page views',
    'Visits',
    'Average active time (s)',
    'Average time (s)',
    'Average scroll depth (%)',
    'Exits',
  ],
  sources: ['List', 'Source', 'Visits'],
  funnel: ['Step', 'Count'],
  clicks: ['Page', 'Device', 'Element', 'Clicks', 'Dead clicks', 'Rage clicks'],
  scroll: ['Page', 'Device', 'Part of the page (%)', 'Views', 'Of all views (%)'],
} as const

export type AnalyticsExport = keyof typeof exportHeadings

/** The files that cover everything measured so far, whatever period is chosen. */
const wholeFiles: ReadonlySet<AnalyticsExport> = new Set(['clicks', 'scroll'])

/** Names the file of an export; `now` is in milliseconds. */
export function nameExport(
  name: AnalyticsExport,
  { from, to }: { from: string; to: string },
  now = Date.now(),
): string {
  const days = wholeFiles.has(name) ? `until-${toDay(now)}` : `${from}-${to}`
  return `analytics-${name}-${days}.csv`
}
