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
} as const

export type AnalyticsExport = keyof typeof exportHeadings
