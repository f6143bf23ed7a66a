import { nameCountry, nameLanguage } from './code-names.ts'
import { analyticsPanel } from './pages/admin-analytics.ts'

const { sources, devices, unknown } = analyticsPanel

export type SourceKind = keyof typeof sources.lists

/** In the order in which the lists stand. */
export const sourceKinds = ['referrers', 'countries', 'devices', 'languages'] as const

/** What a reader calls a stored value of each list; an empty one means that nothing was told. */
export const nameSource: Record<SourceKind, (value: string) => string> = {
  referrers: (value) => value || sources.direct,
  countries: (value) => (value ? nameCountry(value) : unknown),
  devices: (value) => (devices as Record<string, string>)[value] ?? unknown,
  languages: (value) => (value ? nameLanguage(value) : unknown),
}
