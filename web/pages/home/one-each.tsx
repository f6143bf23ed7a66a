/**
 * A dot for each day, in the colours of shapes.css. If `first` gives the first day, in days since 1970, days that are over are
 * faint.
 */
export function OneEach({ count, first }: { count: number; first?: number }) {
  const style = { '--dots': count, '--first': first } as object
  return <i className="one-each" style={style} />
}
