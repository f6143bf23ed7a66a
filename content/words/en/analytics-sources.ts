import { nameCountry, nameLanguage } from '#content/code-names.ts'
import { otherSource } from '#content/wire/analytics.ts'
import { analyticsPanel } from './pages/admin-analytics.ts'

const { sources, devices, unknown } = analyticsPanel

export type SourceKind = keyof typeof sources.lists

/** The kinds of source, in the order of the lists. */
export const sourceKinds = ['referrers', 'countries', 'devices', 'languages'] as const

/** Names the stored values of each list for a reader; an empty value means unknown. */
export const nameSource: Record<SourceKind, (value: string) => string> = {
  referrers: (value) => (value === otherSource ? sources.others : value || sources.direct),
  countries: (value) => (value ? nameCountry(value) : unknown),
  devices: (value) => (devices as Record<string, string>)[value] ?? unknown,
  languages: (value) =>
    value === otherSource ? sources.others : value ? nameLanguage(value) : unknown,
}
