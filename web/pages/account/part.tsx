import type { ReactNode } from 'react'

/** One part of the account: its name on the left edge, what can be done with it beside. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-5 border-t border-line py-10 lg:grid-cols-[1fr_2fr] lg:gap-16"
    >
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      <div className="grid max-w-xl justify-items-start gap-5">{children}</div>
    </section>
  )
}
