/**
 * A dot for each day, the first `faint` of them faint. `first` is the first day since the start of 1970, if the days that are
 * over are to be faint too. shapes.css gives the colours.
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
    '--faint': faint || undefined,
  } as object
  return <i className="one-each" style={style} />
}
