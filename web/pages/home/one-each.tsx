/** A dot for each day or person, the first `faint` of them faint. shapes.css gives the colours. */
export function OneEach({ count, faint }: { count: number; faint?: number }) {
  const style = {
    '--dots': count,
    '--faint': faint ? `${(100 * faint) / count}%` : undefined,
  } as object
  return <i className="one-each" style={style} />
}
