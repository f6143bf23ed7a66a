import { Fragment } from 'react'

/** An address or path that may break after a slash or a hyphen, but not inside a word. */
export function Breakable({ text }: { text: string }) {
  return text.split(/(?<=\/)(?!\/)|(?<=-)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
