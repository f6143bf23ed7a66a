import type { ReactNode } from 'react'
import { Rosette } from '../page-parts/rosette.tsx'

/** Fills a page that has nothing to show: the reason, the day to wait for, what to do next, and a rosette. */
export function OwnEmpty({
  heading,
  day,
  text,
  children,
}: {
  heading?: string
  day?: string
  text: string
  children?: ReactNode
}) {
  return (
    <section className="own-empty">
      <div>
        {heading && <h2 className="text-2xl">{heading}</h2>}
        {day && <p className="font-display text-4xl font-bold sm:text-5xl">{day}</p>}
        <p className={`measure ${heading ? 'text-lg' : 'font-display text-2xl font-bold'}`}>
          {text}
        </p>
        {children}
      </div>
      {/* Seeded by the text, so that it differs from the one in the head of the page. */}
      <Rosette seed={text} tint="indigo" className="" />
    </section>
  )
}
