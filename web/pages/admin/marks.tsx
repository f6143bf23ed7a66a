import './marks.css'

/** A dot for each of a few things: filled, half filled for a draft, a lozenge for what is stuck, empty, or small for what is yet to come. */
export function Marks({
  label,
  parts,
}: {
  label: string
  parts: readonly ('good' | 'half' | 'hot' | 'quiet' | 'coming')[]
}) {
  return (
    <span className="marks">
      <span className="sr-only">{label}</span>
      {parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the dots are told apart by their place only
        <i key={index} data-part={part} />
      ))}
    </span>
  )
}
