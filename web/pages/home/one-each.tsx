/**
 * A dot for each day or person, the first `faint` of them faint. If they are days, `first` is the first of them in days since
 * 1970, and those that are over are faint too. shapes.css gives the colours.
 */
export function OneEach({
  count,
  faint,
  first,
}: {
  count: number
  faint?: number
  first?: number
}) {
  const style = {
    '--dots': count,
    '--first': first,
    '--faint': faint ? `${(100 * faint) / count}%` : undefined,
  } as object
  return <i className="one-each" style={style} />
}
