import type { ReactNode } from 'react'
import { Rosette } from '../page-parts/rosette.tsx'

/** Fills a page that has nothing to show its reader: a rosette drawn from `seed`, why that is, and what they can do. */
export function OwnEmpty({
  seed,
  heading,
  text,
  children,
}: {
  seed: string
  heading?: string
  text: ReactNode
  children?: ReactNode
}) {
  return (
    <section className="flex w-full flex-wrap items-center gap-x-12 gap-y-6 text-base">
      <Rosette seed={seed} className="size-24 shrink-0 text-line sm:size-48" />
      <div className="grid min-w-0 justify-items-start gap-5">
        {heading && <h2 className="text-2xl">{heading}</h2>}
        <p className="measure text-lg">{text}</p>
        {children}
      </div>
    </section>
  )
}
