import { useId } from 'react'
import { DATA_PRIVATE } from '../../boot/attributes.ts'

/** A group of radio buttons with a legend, a hint and an error. */
export function RadioGroup({
  legend,
  name,
  hint,
  error,
  options,
  chosen,
}: {
  legend: string
  name: string
  hint?: string
  error?: string | undefined
  options: readonly { value: string; label: string; hint?: string; disabled?: boolean }[]
  chosen?: string | undefined
}) {
  const id = useId()
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <fieldset
      role="radiogroup"
      className="grid gap-1.5"
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      {options.map((option) => (
        // Private, because a click on an option reveals the answer.
        <label
          key={option.value}
          {...{ [DATA_PRIVATE]: '' }}
          className="flex items-start gap-3 py-1"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            defaultChecked={chosen === option.value || undefined}
            disabled={option.disabled}
            className="mt-1 size-5 shrink-0"
          />
          <span className={option.disabled ? 'text-muted' : ''}>
            {option.label}
            {option.hint && <span className="block text-sm text-muted">{option.hint}</span>}
          </span>
        </label>
      ))}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
