import type { ReactNode } from 'react'

/** A titled part of the page. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="min-w-0 scroll-mt-20">
      <h2 id={`${id}-title`} tabIndex={-1} className="mb-5 text-2xl outline-none">
        {title}
      </h2>
      {children}
    </section>
  )
}
