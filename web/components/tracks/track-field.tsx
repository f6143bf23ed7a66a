import './track-field.css'
import type { TrackId } from '#content/facts/tracks.ts'
import { RadioGroup } from '../ui/radio-group.tsx'
import { trackOptions } from './track-cloth.tsx'

/** The tracks as radio buttons, each on the cloth of its track. */
export function TrackField({
  disabled,
  ...group
}: {
  legend: string
  name: string
  hint: string
  error?: string | undefined
  disabled: boolean
  chosen?: TrackId | undefined
}) {
  return (
    <RadioGroup
      {...group}
      query="track"
      className="track-choices"
      options={trackOptions(disabled)}
    />
  )
}
