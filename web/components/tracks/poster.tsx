import './poster.css'
import { trackIds, type TrackId } from '#content/facts/tracks.ts'
import { hyphenatedNames, trackNames } from '#words/track-names.ts'
import { Rosette } from '../page-parts/rosette.tsx'
import { clothOf } from './track-cloth.tsx'

/** Returns the attributes that make a link the poster of a track. */
export const posterOf = (id: TrackId) => clothOf(id, 'poster')

/** What stands on the poster of a track: its number, its name and its rosette. */
export function PosterFace({ id }: { id: TrackId }) {
  return (
    <>
      <span className="numeral" aria-hidden="true">
        {String(trackIds.indexOf(id) + 1).padStart(2, '0')}
      </span>
      <span className="poster-title font-display">{hyphenatedNames[id] ?? trackNames[id]}</span>
      <span className="poster-cloth">
        <Rosette seed={id} className="" />
      </span>
    </>
  )
}
