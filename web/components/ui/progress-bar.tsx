/** A bar for a part of a whole, as wide as its container. The text beside it gives the figures. */
export function ProgressBar({ value, max }: { value: number; max: number }) {
  return (
    <progress className="progress-bar" value={value} max={Math.max(1, max)} aria-hidden="true" />
  )
}
