import { useId } from 'react'
import type { Values } from '../form/use-field-messages.ts'

/** Returns the values whose boxes are ticked. */
export const ticked = (boxes: Values[string] | undefined) =>
  Object.entries(boxes ?? {}).flatMap(([value, isTicked]) => (isTicked ? [value] : []))

/** A group of boxes, each named `name.value`, with a legend and an error. */
export function CheckboxGroup({
  legend,
  name,
  error,
  options,
  chosen = [],
}: {
  legend: string
  name: string
  error?: string | undefined
  options: readonly { value: string; label: string }[]
  chosen?: readonly string[] | undefined
}) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {options.map(({ value, label }) => (
          <label key={value} className="flex items-start gap-3 py-1 wrap-anywhere">
            <input
              type="checkbox"
              name={`${name}.${value}`}
              defaultChecked={chosen.includes(value)}
              aria-invalid={error ? true : undefined}
              className="mt-1 size-5 shrink-0"
            />
            <span className="min-w-0">{label}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
