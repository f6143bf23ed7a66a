import { Fragment, type ReactNode } from 'react'
import { DATA_WHEN } from '../../boot/attributes.ts'

/**
 * Holds the content of several stages of the edition, as pairs of stages (`2 3 4`) and content; style sheets show that of
 * the current one. The same content stands on the page once.
 */
export function Stages({
  of: parts,
  as: Element = 'span',
}: {
  of: [stages: string, content: ReactNode][]
  as?: 'div' | 'span'
}) {
  const contents = new Set(parts.map(([, content]) => content))
  return [...contents].map((content) => {
    const when = parts.flatMap(([stages, other]) => (other === content ? [stages] : [])).join(' ')
    return (
      <Fragment key={when}>
        {content && <Element {...{ [DATA_WHEN]: when }}>{content}</Element>}
      </Fragment>
    )
  })
}
