import { useId } from 'react'

/** A segmented control: a few radio buttons side by side. */
export function Choice<Value extends string>({
  legend,
  options,
  value,
  onChange,
}: {
  legend: string
  options: readonly {
    value: Value
    label: string
    /** Replaces the label on a phone, except for screen readers. */
    brief?: string
  }[]
  value: Value
  onChange: (value: Value) => void
}) {
  const name = useId()
  return (
    <fieldset className="choice">
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            className="sr-only"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.brief && (
            <span aria-hidden="true" className="sm:hidden">
              {option.brief}
            </span>
          )}
          <span className={option.brief && 'max-sm:sr-only'}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
