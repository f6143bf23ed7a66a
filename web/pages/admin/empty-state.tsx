import type { ReactNode } from 'react'
import { Rosette } from '../../components/page-parts/rosette.tsx'

/** Stands where there is nothing to list: a rosette drawn from `seed`, what there is to say, and what can be done. */
export function EmptyState({
  seed,
  text,
  children,
}: {
  seed: string
  text: string
  children?: ReactNode
}) {
  return (
    <div className="flex flex-wrap items-center gap-5 border-y border-line py-6">
      <Rosette seed={seed} className="size-16 shrink-0 text-line" />
      <p>{text}</p>
      {children && <p className="flex basis-full flex-wrap gap-3">{children}</p>}
    </div>
  )
}
