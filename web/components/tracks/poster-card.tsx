import './poster-card.css'
import type { Ref } from 'react'
import { event } from '#content/facts/event.ts'
import type { TrackId } from '#content/facts/tracks.ts'
import { DATA_PRIVATE } from '../../boot/attributes.ts'
import { Rosette } from '../page-parts/rosette.tsx'
import { clothOf } from './track-cloth.tsx'

/** A team's poster, in the colours of its track: the team's name, a line about it, and the rosette drawn from the name. */
export function PosterCard({
  ref,
  name,
  trackId,
  about,
}: {
  ref?: Ref<HTMLElement>
  name: string
  trackId: TrackId
  about: readonly string[]
}) {
  return (
    // Private, because it repeats what was typed.
    <figure ref={ref} {...clothOf(trackId, 'poster-card')} {...{ [DATA_PRIVATE]: '' }}>
      <figcaption>
        <p className="poster-head">{`${event.name} ${event.year}`}</p>
        <p dir="auto" className="poster-name font-display">
          {name}
        </p>
        <p>{about.join('\u00a0· ')}</p>
      </figcaption>
      <div className="poster-field">
        <Rosette seed={name} className="" />
      </div>
    </figure>
  )
}
