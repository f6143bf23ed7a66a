import type { ComponentProps } from 'react'
import { TextField } from './ui/field.tsx'

/** Six digits that phones and password managers can fill in. */
export function CodeField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      className="[&_input]:max-w-48 [&_input]:text-2xl [&_input]:tracking-[0.25em] [&_input]:tabular-nums"
      autoComplete="one-time-code"
      inputMode="numeric"
      pattern="[0-9 ]*"
      maxLength={9}
      spellCheck={false}
      {...props}
    />
  )
}
