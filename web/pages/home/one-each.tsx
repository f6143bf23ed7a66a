/**
 * A dot for each day. Days that are over are faint if `first` gives the first day, as days since 1970. shapes.css gives the
 * colours.
 */
export function OneEach({ count, first }: { count: number; first?: number }) {
  const style = { '--dots': count, '--first': first } as object
  return <i className="one-each" style={style} />
}
