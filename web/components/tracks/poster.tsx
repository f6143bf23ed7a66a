import './poster.css'
import { trackCloths, trackIds, type TrackId } from '#content/facts/tracks.ts'
import { hyphenatedNames, trackNames } from '#words/track-names.ts'
import { Rosette } from '../page-parts/rosette.tsx'

/** Returns the attributes that make an element of class `className` the cloth of a track, in its colours. */
export function clothOf(id: TrackId, className: string) {
  const { colour, tone } = trackCloths[id]
  return {
    className: `tinted track-cloth ${className}`,
    'data-tint': colour,
    'data-tone': tone,
  }
}

/** Returns the attributes that make a link, or the label of a radio button, the poster of a track. */
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
