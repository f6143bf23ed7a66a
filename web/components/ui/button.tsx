import type { ComponentPropsWithRef } from 'react'
import { SmartLink } from './smart-link.tsx'

type Variant = 'primary' | 'secondary' | 'danger' | 'plain'

/** A button that can be busy: set `busy`, and pass the text for it as the children. */
export function Button({
  variant = 'primary',
  busy = false,
  className = '',
  disabled,
  ...rest
}: ComponentPropsWithRef<'button'> & { variant?: Variant; busy?: boolean }) {
  return (
    <button
      type="button"
      data-variant={variant}
      className={`button ${className}`}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    />
  )
}

export function ButtonLink({
  variant = 'primary',
  className = '',
  ...rest
}: ComponentPropsWithRef<typeof SmartLink> & { variant?: Variant }) {
  return <SmartLink data-variant={variant} className={`button ${className}`} {...rest} />
}
