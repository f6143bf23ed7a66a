import { event } from '#content/facts/event.ts'
import { smallestGroup } from '#content/facts/partner-report.ts'
import { plural } from '#content/format/plural.ts'
import type { ReportTable } from '#content/partner-report.ts'

/** The numbers that partners may have. */
export const partnerReport = {
  heading: `${event.name} in numbers`,
  countedAt: (moment: string) => `Counted on ${moment}.`,
  rule: `Groups of fewer than ${smallestGroup} are withheld, so that nobody can be identified. Some larger groups are withheld with them, so that no small group can be worked out from the totals. Withheld and empty groups are counted together as “All others”.`,
  tables: {
    countries: { heading: 'Teams by country', group: 'Country', count: 'Teams' },
    hubs: { heading: 'Teams by hub', group: 'Hub', count: 'Teams' },
    tracks: { heading: 'Teams by track', group: 'Track', count: 'Teams' },
    sizes: { heading: 'Teams by size', group: 'Size', count: 'Teams' },
    talent: {
      heading: 'People on the talent list by country',
      group: 'Country',
      count: 'People',
    },
  } satisfies Record<ReportTable, object>,
  online: 'Online',
  size: (members: number) => plural(members, { one: '1 person', other: `${members} people` }),
  rest: 'All others',
  total: 'Total',
  tooFew: `Fewer than ${smallestGroup} in all: too few to show here.`,
  columns: { table: 'Counted', group: 'Group', count: 'Number' },
  about: 'About these numbers',
  print: 'Print',
  lead: 'These are the only numbers about people that partners may have. Save or print them here. The audit log records each file.',
  compare:
    'Two reports a few days apart can reveal more than either does alone. Send at most one a month.',
} as const
