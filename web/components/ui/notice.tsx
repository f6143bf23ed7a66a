import type { HTMLAttributes } from 'react'

const variants = {
  note: 'border-s-4 border-ochre ps-4',
  good: 'border-s-4 border-success ps-4',
  bad: 'border-s-4 border-danger ps-4',
  alarm: 'rounded border-2 border-danger p-4 font-semibold text-danger',
}

/** A passage set off from the text by a bar at its side, or by a box if it is an alarm. */
export function Notice({
  as: Element = 'p',
  variant = 'note',
  className = '',
  ...rest
}: HTMLAttributes<HTMLElement> & {
  as?: 'p' | 'div' | 'section' | 'ul'
  variant?: keyof typeof variants
}) {
  return <Element className={`${variants[variant]} ${className}`} {...rest} />
}
