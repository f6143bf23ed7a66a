import { formatNumber } from '#content/format/numbers.ts'
import { countDays, type Range } from '#content/wire/analytics-period.ts'
import { analyticsPanel } from '#words/pages/admin-analytics.ts'
import { Checkbox } from '../../../components/ui/field.tsx'
import { Choice } from '../choice.tsx'
import { RangeFields } from './range-fields.tsx'
import { rangeLengths, type RangeLength } from './use-range.ts'

const words = analyticsPanel.range

export function RangePicker({
  range,
  typed,
  days,
  compare,
  isWrong,
  onChange,
}: {
  range: Range
  /** The values of the fields for a custom range. */
  typed: Range
  days: RangeLength
  compare: boolean
  isWrong: boolean
  onChange: (change: Record<string, string | undefined>) => void
}) {
  const length = countDays(range)
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <Choice
        legend={words.label}
        options={[...rangeLengths, 'own' as const].map((value) => ({
          value,
          label: words.options[value],
        }))}
        value={days}
        onChange={(value) =>
          onChange(
            value === 'own'
              ? { days: undefined, ...typed }
              : { days: value, from: undefined, to: undefined },
          )
        }
      />
      {days === 'own' && (
        <div className="grid gap-3">
          <RangeFields
            labels={words}
            isWrong={isWrong}
            control={(end) => ({
              defaultValue: typed[end],
              onChange: (event) => {
                if (event.target.value) onChange({ [end]: event.target.value })
              },
            })}
          />
          <p role="alert" className="measure text-sm font-semibold text-danger">
            {isWrong && words.wrong}
          </p>
        </div>
      )}
      <Checkbox
        className="py-2"
        label={words.compare(length, formatNumber(length))}
        checked={compare}
        onChange={(event) => onChange({ compare: event.target.checked ? undefined : 'no' })}
      />
    </div>
  )
}
