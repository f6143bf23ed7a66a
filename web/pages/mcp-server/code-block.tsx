import type { CSSProperties, ReactNode } from 'react'
import { CopyCode } from './copy-code.tsx'

/**
 * Code in a box. On wide screens its lines stay whole and scroll, so the box must be focusable with the keyboard; on phones
 * they wrap. `what` completes the label of the button that copies it.
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

/** A value as JSON, in which lines that wrap stay indented. */
export function JsonBlock({ value }: { value: unknown }) {
  const lines = JSON.stringify(value, null, 2).split('\n')
  return (
    <Box>
      {lines.map((line, index) => (
        <span key={index} style={{ '--indent': `${line.search(/\S/)}ch` } as CSSProperties}>
          {`${line}\n`}
        </span>
      ))}
    </Box>
  )
}

const Box = ({ children }: { children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <pre className="code max-h-96" tabIndex={0}>
    <code>{children}</code>
  </pre>
)
