/** A dot for each day or person; the first ones faint (shapes.css, which also gives the colours). */
export function OneEach({ count, faint }: { count: number; faint?: number }) {
  const style = { '--dots': count, '--faint': faint && `${(100 * faint) / count}%` } as object
  return <i className="one-each" style={style} />
}
