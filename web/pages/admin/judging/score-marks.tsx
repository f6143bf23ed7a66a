import { Marks } from '../marks.tsx'

/** A project with more judges shows a number instead. */
const MOST_DOTS = 5

/** A dot for each score a project has, and a ring for each it is still waiting for. `label` says the same in words. */
export function ScoreMarks({
  given,
  asked,
  label,
}: {
  given: number
  asked: number
  label: string
}) {
  if (asked > MOST_DOTS) return label
  return (
    <Marks
      label={label}
      parts={Array.from({ length: asked }, (_, index) => (index < given ? 'good' : 'quiet'))}
    />
  )
}
