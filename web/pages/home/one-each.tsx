/**
 * A dot for each day. The first `faint` are faint, and so are days that are over if `first` gives the first day, as days since
 * 1970. shapes.css gives the colours.
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
