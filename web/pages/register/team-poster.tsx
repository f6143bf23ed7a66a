import './receipt.css'
import type { Ref } from 'react'
import type { TrackId } from '#content/facts/tracks.ts'
import { DATA_PRIVATE } from '../../boot/attributes.ts'
import { Rosette } from '../../components/page-parts/rosette.tsx'
import { clothOf } from '../../components/tracks/track-cloth.ts'

/** A team's name and the rosette that is drawn from it, on the cloth of its track, with what it is `about` in a line. */
export function TeamPoster({
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
    // Private, because it says again what was typed.
    <figure ref={ref} className="poster-card" {...{ [DATA_PRIVATE]: '' }}>
      <div {...clothOf(trackId, 'poster-field')}>
        <Rosette seed={name} className="" />
      </div>
      <figcaption>
        <p dir="auto" className="receipt-name font-display">
          {name}
        </p>
        <p>{about.join(' · ')}</p>
      </figcaption>
    </figure>
  )
}
