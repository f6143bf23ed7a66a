import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { site } from '#words/site.ts'

type FieldProps = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean
  className?: string
}

/** Places the label above a control, and the hint and the error below it, and associates all of them by id. */
export function FieldLayout({
  label,
  hint,
  error,
  optional,
  className = '',
  children,
}: FieldProps & {
  children: (control: {
    id: string
    'aria-describedby'?: string
    'aria-invalid'?: true
  }) => ReactNode
}) {
  const id = useId()
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className="font-semibold">
        {label}
        {optional && <span className="font-normal text-muted"> ({site.form.optional})</span>}
      </label>
      {children({
        id,
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true as const }),
      })}
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
    </div>
  )
}

export function TextField({
  label,
  hint,
  error,
  optional,
  className,
  ...rest
}: FieldProps & ComponentPropsWithRef<'input'>) {
  return (
    <FieldLayout {...{ label, hint, error, optional, className }}>
      {(control) => <input className="input" {...control} {...rest} />}
    </FieldLayout>
  )
}

export function TextArea({
  label,
  hint,
  error,
  optional,
  className,
  ...rest
}: FieldProps & ComponentPropsWithRef<'textarea'>) {
  return (
    <FieldLayout {...{ label, hint, error, optional, className }}>
      {(control) => <textarea className="input" rows={6} {...control} {...rest} />}
    </FieldLayout>
  )
}

/** A native select. Pass `options`, or groups of them as children; `placeholder` is the empty first option. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  className,
  placeholder,
  options = [],
  children,
  ...rest
}: FieldProps &
  ComponentPropsWithRef<'select'> & {
    placeholder?: string
    options?: readonly { value: string; label: string }[]
  }) {
  return (
    <FieldLayout {...{ label, hint, error, optional, className }}>
      {(control) => (
        <select className="input" {...control} {...rest}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
          {children}
        </select>
      )}
    </FieldLayout>
  )
}

export function Checkbox({
  label,
  error,
  className = '',
  ...rest
}: Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  label: ReactNode
  error?: string | undefined
}) {
  const id = useId()
  return (
    <div className={className}>
      <label className="flex items-start gap-3">
        <input
          type="checkbox"
          className="mt-1 size-5 shrink-0"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...rest}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
