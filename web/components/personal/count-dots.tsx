/** Draws `of` dots and fills the first `full`. The text beside them gives the numbers. */
export function CountDots({ full, of }: { full: number; of: number }) {
  return (
    <p className="count-dots" aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        <span key={index} data-full={index < full || undefined} />
      ))}
    </p>
  )
}
