import { hubWords } from '#words/hubs.ts'
import { partnerReport as words } from '#words/pages/admin-partner-report.ts'
import { trackNames } from '#words/track-names.ts'
import { nameCountry } from './code-names.ts'
import { ONLINE, reportTables, type ReportTable } from './partner-report.ts'
import type { ShownGroups } from './small-groups.ts'

type Names = Readonly<Record<string, string | undefined>>

const hubNames: Names = Object.fromEntries(
  Object.entries(hubWords).map(([id, { city }]) => [id, city]),
)

const names: Record<ReportTable, (id: string) => string> = {
  countries: nameCountry,
  hubs: (id) => (id === ONLINE ? words.online : (hubNames[id] ?? id)),
  tracks: (id) => (trackNames as Names)[id] ?? id,
  sizes: (id) => words.size(Number(id)),
  talent: nameCountry,
}

/**
 * Describes each table for partners in the lines that screen, print and files have alike: its groups, the largest first, or by size
 * what is counted by that; all others together, and the total. A table without lines has too few to be counted.
 */
export function describePartnerReport(tables: Record<ReportTable, ShownGroups>) {
  return reportTables.map((id) => {
    const { shown, rest, total } = tables[id]
    const groups =
      id === 'sizes' ? shown.toSorted((one, other) => Number(one.id) - Number(other.id)) : shown
    const lines = groups.map((group) => ({ label: names[id](group.id), count: group.count }))
    if (rest) lines.push({ label: words.rest, count: rest })
    if (total !== null) lines.push({ label: words.total, count: total })
    return { id, ...words.tables[id], lines }
  })
}
