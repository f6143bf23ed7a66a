import type { ComponentProps } from 'react'
import type { Range } from '#content/wire/analytics-period.ts'
import { TextField } from '../../../components/ui/field.tsx'

type End = keyof Range

/** The two days of a period. `control` gives each field its value and says what a change of it does. */
export function RangeFields({
  labels,
  isWrong,
  control,
}: {
  labels: Record<End, string>
  isWrong: boolean
  control: (end: End) => Pick<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange'>
}) {
  return (
    <div className="grid gap-3 min-[26rem]:grid-cols-2">
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          type="date"
          label={labels[end]}
          aria-invalid={isWrong || undefined}
          {...control(end)}
        />
      ))}
    </div>
  )
}
