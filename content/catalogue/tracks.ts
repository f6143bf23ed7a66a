import { trackNames } from '#words/track-names.ts'
import { trackWords, type TrackWords } from '#words/tracks.ts'
import { trackIds, type TrackId } from '../facts/tracks.ts'

export type Track = TrackWords & { id: TrackId; name: string }

export const tracks: readonly Track[] = trackIds.map((id) => ({
  id,
  name: trackNames[id],
  ...trackWords[id],
}))
