import type { ReactNode } from 'react'
import { Rosette } from '../page-parts/rosette.tsx'

/** Fills a page that has nothing to show its reader: why that is, the day it depends on, what they can do, and a rosette. */
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
      {/* Drawn from the text, because the head of the page has one drawn from its heading. */}
      <Rosette seed={text} tint="indigo" className="" />
    </section>
  )
}
