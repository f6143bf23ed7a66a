import { Marks } from '../marks.tsx'

/** A project with more judges shows a number instead. */
const MOST_DOTS = 5

/** How many scores a project has: a dot for each, and a ring for each that it lacks. `label` says so in words. */
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
