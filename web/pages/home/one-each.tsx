/**
 * A dot for each day, coloured by shapes.css. With `first`, the first day as a number of days since 1970, those that are over
 * are faint.
 */
export function OneEach({ count, first }: { count: number; first?: number }) {
  const style = { '--dots': count, '--first': first } as object
  return <i className="one-each" style={style} />
}
