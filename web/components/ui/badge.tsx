import type { ComponentPropsWithRef } from 'react'

const tones = {
  neutral: 'text-muted',
  strong: 'bg-figure text-ground border-figure',
  good: 'text-success',
  warm: 'text-accent',
  hot: 'bg-ochre text-ink border-ochre',
}

export type BadgeTone = keyof typeof tones

export function Badge({
  tone = 'neutral',
  className = '',
  ...rest
}: ComponentPropsWithRef<'span'> & { tone?: BadgeTone }) {
  return <span className={`badge ${tones[tone]}${className && ` ${className}`}`} {...rest} />
}
