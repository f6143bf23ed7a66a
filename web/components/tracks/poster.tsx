import './poster.css'
import type { TrackId } from '#content/facts/tracks.ts'
import { hyphenatedNames, trackNames } from '#words/track-names.ts'
import { Rosette } from '../page-parts/rosette.tsx'
import { clothOf } from './track-cloth.tsx'
import { TrackNumber } from './track-number.tsx'

/** Returns the attributes that make a link the poster of a track. */
export const posterOf = (id: TrackId) => clothOf(id, 'poster')

/** What stands on the poster of a track: its number, its name and its rosette. */
export function PosterFace({ id }: { id: TrackId }) {
  return (
    <>
      <TrackNumber id={id} />
      <span className="poster-title font-display">{hyphenatedNames[id] ?? trackNames[id]}</span>
      <span className="poster-cloth">
        <Rosette seed={id} className="" />
      </span>
    </>
  )
}
