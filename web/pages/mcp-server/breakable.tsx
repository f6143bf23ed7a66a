import { Fragment } from 'react'

/** An address or a path that may break after each slash and hyphen, and so not inside a word. */
export function Breakable({ text }: { text: string }) {
  return text.split(/(?<=\/)(?!\/)|(?<=-)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
