import './track-field.css'
import { trackIds, type TrackId } from '#content/facts/tracks.ts'
import { hyphenatedNames, trackNames } from '#words/track-names.ts'
import { Rosette } from '../page-parts/rosette.tsx'
import { RadioGroup } from '../ui/radio-group.tsx'
import { clothOf } from './track-cloth.ts'

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
      className="track-choices"
      options={trackIds.map((id) => ({
        value: id,
        disabled,
        attributes: clothOf(id, 'track-choice font-display'),
        label: (
          <>
            {hyphenatedNames[id] ?? trackNames[id]}
            <Rosette seed={id} className="" />
          </>
        ),
      }))}
    />
  )
}
