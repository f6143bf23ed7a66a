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

/** Returns the tracks as the options of a group of radio buttons, each on its cloth. Their styles are in track-field.css. */
export const trackOptions = (disabled = false) =>
  trackIds.map((id) => ({
    value: id,
    disabled,
    attributes: clothOf(id, 'track-choice font-display'),
    label: (
      <>
        {hyphenatedNames[id] ?? trackNames[id]}
        <Rosette seed={id} className="" />
      </>
    ),
  }))
