import './marks.css'

/** A mark for each of a few things: a disc, a half disc for a draft, a lozenge if stuck, a ring if open, a small dot if still to come. */
export function Marks({
  label,
  parts,
  current,
}: {
  label: string
  /** The index of the mark with a ring around it. */
  current?: number
  parts: readonly ('good' | 'half' | 'hot' | 'quiet' | 'coming')[]
}) {
  return (
    <span className="marks">
      <span className="sr-only">{label}</span>
      {parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the dots are told apart by their place only
        <i key={index} data-part={part} data-current={index === current || undefined} />
      ))}
    </span>
  )
}
