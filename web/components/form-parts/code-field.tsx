import type { ComponentProps } from 'react'
import { TextField } from '../ui/field.tsx'
import { takeFocus } from '../ui/focus.ts'

/** A field for six digits that phones and password managers can fill in. With `takesFocus` it gets the focus when it appears. */
export function CodeField({
  takesFocus = false,
  ...rest
}: ComponentProps<typeof TextField> & { takesFocus?: boolean }) {
  return (
    <TextField
      ref={takesFocus ? takeFocus : undefined}
      className="[&_input]:max-w-48 [&_input]:text-2xl [&_input]:tracking-[0.25em] [&_input]:[font-variant-numeric:tabular-nums]"
      autoComplete="one-time-code"
      inputMode="numeric"
      pattern="[0-9 ]*"
      maxLength={9}
      spellCheck={false}
      {...rest}
    />
  )
}
