import { Fragment } from 'react'
import { SmartLink } from '../ui/smart-link.tsx'

const LINK = /\[([^\]]+)\]\(([^)]+)\)/

/** A text with its links, each written as in Markdown: `[label](address)`. */
export function LinkedText({ text }: { text: string }) {
  // Texts, labels and addresses take turns.
  const parts = text.split(LINK)
  return parts.map((part, index) => {
    if (index % 3 === 0) return <Fragment key={index}>{part}</Fragment>
    if (index % 3 === 2) return null
    return (
      <SmartLink key={index} className="link" href={parts[index + 1]!}>
        {part}
      </SmartLink>
    )
  })
}
