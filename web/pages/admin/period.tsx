import { useState } from 'react'
import type { Range } from '#content/wire/analytics-period.ts'
import { analyticsPanel } from '#words/pages/admin-analytics.ts'
import { auditPanel as text } from '#words/pages/admin-audit.ts'
import { adminPage } from '#words/pages/admin.ts'
import { lastDays, rangeLengths } from './analytics/use-range.ts'
import { FilterFields, Picker } from './filters.tsx'

const words = analyticsPanel.range

/** Chooses the days that a list shows: a common period up to today, or custom dates, whose fields appear once they are chosen. */
export function Period({
  of: { from, to },
  set,
}: {
  of: Partial<Range>
  set: (change: Record<string, string | undefined>) => void
}) {
  const [isOwn, setOwn] = useState(false)
  const usual = rangeLengths.find((length) => {
    const range = lastDays(Number(length))
    return range.from === from && range.to === to
  })
  const isDated = from !== undefined || to !== undefined
  const chosen = isOwn ? 'own' : (usual ?? (isDated ? 'own' : ''))
  return (
    <>
      <Picker
        label={words.label}
        value={chosen}
        options={[
          { value: '', label: adminPage.table.all },
          ...[...rangeLengths, 'own' as const].map((value) => ({
            value,
            label: words.options[value],
          })),
        ]}
        onChange={(value) => {
          setOwn(value === 'own')
          if (value === 'own') set(isDated ? {} : lastDays(Number(rangeLengths[0])))
          else set(value ? lastDays(Number(value)) : { from: undefined, to: undefined })
        }}
      />
      {chosen === 'own' && (
        // On a line of their own, so that the fields do not push the export off its line.
        <div className="flex basis-full flex-wrap gap-3 sm:order-1">
          <FilterFields
            filters={[
              { name: 'from', label: text.from, value: from },
              { name: 'to', label: text.to, value: to },
            ]}
            set={set}
          />
        </div>
      )}
    </>
  )
}
