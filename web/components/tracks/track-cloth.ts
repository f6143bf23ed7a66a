import './track-cloth.css'
import { trackCloths, type TrackId } from '#content/facts/tracks.ts'

/** Returns the attributes that make an element of class `className` the cloth of a track, in its colours. */
export function clothOf(id: TrackId, className: string) {
  const { colour, tone } = trackCloths[id]
  return {
    className: `tinted track-cloth ${className}`,
    'data-tint': colour,
    'data-tone': tone,
  }
}
