import type { CSSProperties, ReactNode } from 'react'
import { CopyCode } from './copy-code.tsx'

/**
 * Code in a box. Its lines stay whole and scroll, so the box must be focusable with the keyboard. With `what`, it
 * has a button that copies it; `what` completes the label of that button.
 */
export function CodeBlock({ code, what }: { code: string; what?: string }) {
  if (what === undefined) return <Box>{code}</Box>
  return (
    <div className="code-with-copy">
      <Box>{code}</Box>
      <CopyCode code={code} what={what} />
    </div>
  )
}

export function JsonBlock({ value }: { value: unknown }) {
  return <CodeBlock code={JSON.stringify(value, null, 2)} />
}

/**
 * JSON whose long lines wrap on phones, between words and with a hanging indent. The many schemas of the page go without,
 * because every element costs bytes.
 */
export function JsonAnswer({ value }: { value: unknown }) {
  const parts = JSON.stringify(value, null, 2).split(/^(.{37,}\n?)/m)
  return (
    <Box>
      {parts.map((part, index) =>
        index % 2 ? (
          <span key={index} style={{ '--indent': `${part.search(/\S/)}ch` } as CSSProperties}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </Box>
  )
}

const Box = ({ children }: { children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <pre className="code max-h-96" tabIndex={0}>
    <code>{children}</code>
  </pre>
)
