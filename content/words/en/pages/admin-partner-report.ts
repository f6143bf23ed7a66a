import { event } from '#content/facts/event.ts'
import { smallestGroup } from '#content/facts/partner-report.ts'
import { plural } from '#content/format/plural.ts'
import type { ReportTable } from '#content/partner-report.ts'

/** The counts that partners may have. */
export const partnerReport = {
  heading: `${event.name} in numbers`,
  countedAt: (moment: string) => `Counted on ${moment}.`,
  rule: `Groups of fewer than ${smallestGroup} are withheld, so that nobody can be picked out. Some larger groups are withheld with them, so that no small group can be worked out from the totals. What is withheld, and what is empty, is counted together as “All others”.`,
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
  tooFew: `Fewer than ${smallestGroup} in all: too few to be counted here.`,
  columns: { table: 'Counted', group: 'Group', count: 'Number' },
  about: 'About these numbers',
  print: 'Print',
  lead: 'What partners may have: save or print it here, and give nothing else that counts people. Each file is in the audit log.',
  compare: 'Two reports a few days apart can tell more than each alone. Send one a month at most.',
} as const
