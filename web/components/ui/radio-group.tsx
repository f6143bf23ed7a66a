import { useId, type ReactNode } from 'react'
import { DATA_PRIVATE, DATA_QUERY } from '../../boot/attributes.ts'

/** `attributes` are those of the option's label, if it is more than a line of text. */
type Option = {
  value: string
  label: ReactNode
  hint?: string
  disabled?: boolean
  attributes?: { className: string }
}

/** A group of radio buttons with a legend, a hint and an error. `className` lays out the options. */
export function RadioGroup({
  legend,
  name,
  hint,
  error,
  options,
  chosen,
  query,
  className = 'grid gap-1.5',
}: {
  legend: string
  name: string
  hint?: string
  error?: string | undefined
  options: readonly Option[]
  chosen?: string | undefined
  /** The query parameter that chooses one. */
  query?: string
  className?: string
}) {
  const id = useId()
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <fieldset
      role="radiogroup"
      className="grid content-start gap-1.5"
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className={className}>
        {options.map((option) => (
          // Private, because a click on an option reveals the answer.
          <label
            key={option.value}
            className="flex items-start gap-3 py-1 has-disabled:text-muted"
            {...option.attributes}
            {...{ [DATA_PRIVATE]: '' }}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={chosen === option.value || undefined}
              disabled={option.disabled}
              className="mt-1 size-5 shrink-0"
              {...{ [DATA_QUERY]: query }}
            />
            <span>
              {option.label}
              {option.hint && <span className="block text-sm text-muted">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
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
