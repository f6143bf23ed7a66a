import { Fragment, type ReactNode } from 'react'
import { SmartLink } from '../ui/smart-link.tsx'

const LINK = /\[([^\]]+)\]\(([^)]+)\)/

/** A text with its links, each written as in Markdown: `[label](address)`. What stands between them is set by `set`. */
export function LinkedText({
  text,
  set = (part) => part,
}: {
  text: string
  set?: (part: string) => ReactNode
}) {
  // Texts, labels and addresses take turns.
  const parts = text.split(LINK)
  return parts.map((part, index) => {
    if (index % 3 === 0) return <Fragment key={index}>{set(part)}</Fragment>
    if (index % 3 === 2) return null
    return (
      <SmartLink key={index} className="link" href={parts[index + 1]!}>
        {part}
      </SmartLink>
    )
  })
}
