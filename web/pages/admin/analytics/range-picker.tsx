import { analyticsPanel } from '#content/pages/admin-analytics.ts'
import { Checkbox, TextField } from '../../../components/ui/field.tsx'
import type { Range } from '../../../data/analytics.ts'
import { Choice } from '../choice.tsx'
import { rangeLengths, type RangeLength } from './use-range.ts'

const words = analyticsPanel.range

export function RangePicker({
  range,
  days,
  compare,
  isWrong,
  onChange,
}: {
  range: Range
  days: RangeLength
  compare: boolean
  isWrong: boolean
  onChange: (change: Record<string, string | undefined>) => void
}) {
  return (
    <div className="mt-5 flex flex-wrap items-end gap-x-6 gap-y-4">
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
              ? { days: undefined, ...range }
              : { days: value, from: undefined, to: undefined },
          )
        }
      />
      {days === 'own' && (
        <div className="grid grid-cols-2 gap-3">
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              type="date"
              label={words[end]}
              defaultValue={range[end]}
              error={end === 'to' && isWrong ? words.wrong : undefined}
              onChange={(event) => event.target.value && onChange({ [end]: event.target.value })}
            />
          ))}
        </div>
      )}
      <Checkbox
        className="py-2"
        label={words.compare}
        checked={compare}
        onChange={(event) => onChange({ compare: event.target.checked ? undefined : 'no' })}
      />
    </div>
  )
}
