import { trackIds, type TrackId } from '#content/facts/tracks.ts'

/** The number of a track on its cloth, such as 01. It only orders the tracks, so screen readers skip it. */
export function TrackNumber({ id }: { id: TrackId }) {
  return (
    <span className="numeral" aria-hidden="true">
      {String(trackIds.indexOf(id) + 1).padStart(2, '0')}
    </span>
  )
}
