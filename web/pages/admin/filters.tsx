import { useEffect, useId, useRef } from 'react'
import { adminPage } from '#words/pages/admin.ts'

const words = adminPage.table

export type Filter = {
  /** Its query parameter. */
  name: string
  label: string
  value: string | undefined
  /** The values to choose from; a filter without them asks for a day. */
  options?: readonly { value: string; label: string }[]
}

/** Creates a filter with one option per entry of `names`. */
export function filterBy<Value extends string>(
  name: string,
  label: string,
  value: Value | undefined,
  names: Record<Value, string>,
): Filter {
  const options = Object.entries<string>(names).map(([id, text]) => ({ value: id, label: text }))
  return { name, label, value, options }
}

/** Renders a field for each filter. `set` updates the address. */
export function FilterFields({
  filters,
  set,
}: {
  filters: readonly Filter[]
  set: (change: Record<string, string | undefined>) => void
}) {
  return filters.map(({ name, label, value = '', options }) =>
    options ? (
      <Picker
        key={name}
        label={label}
        value={value}
        options={[{ value: '', label: words.all }, ...options]}
        onChange={(chosen) => set({ [name]: chosen })}
      />
    ) : (
      <DayPicker key={name} label={label} value={value} onChange={(day) => set({ [name]: day })} />
    ),
  )
}

/** A labelled choice of one value. */
export function Picker({
  label,
  value,
  options,
  onChange,
  className = '',
}: {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
  className?: string
}) {
  const id = useId()
  return (
    <div
      className={`grid max-w-44 min-w-0 gap-1 max-sm:max-w-none max-sm:grow max-sm:basis-32 ${className}`}
    >
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <select
        id={id}
        className="input"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

function DayPicker({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (day: string) => void
}) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // Back and Forward change the day too. A controlled field would lose a date that is half typed.
  useEffect(() => {
    if (input.current) input.current.value = value
  }, [value])
  return (
    <div className="grid min-w-0 gap-1 max-sm:grow max-sm:basis-32">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        // Browsers draw a date field a little taller than a select.
        className="input min-w-0 py-1.5"
        type="date"
        defaultValue={value}
        onChange={(event) => {
          if (event.target.validity.valid) onChange(event.target.value)
        }}
      />
    </div>
  )
}
