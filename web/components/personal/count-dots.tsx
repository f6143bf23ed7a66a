/** A row of `of` dots, the first `full` of them filled. The text beside it gives the figures. */
export function CountDots({ full, of }: { full: number; of: number }) {
  return (
    <p className="count-dots" aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        <span key={index} data-full={index < full || undefined} />
      ))}
    </p>
  )
}
