import type { CSSProperties } from 'react'
import { mcpServerPage } from '#words/pages/mcp-server.ts'
import { CopyButton } from '../../components/ui/copy-button.tsx'

const words = mcpServerPage.connect

/** A button that copies code. `what` completes its label for screen readers. */
export function CopyCode({
  code,
  what,
  style,
}: {
  code: string
  what: string
  style?: CSSProperties
}) {
  return (
    <CopyButton
      text={code}
      label={
        <>
          {words.copy}
          <span className="sr-only">{what}</span>
        </>
      }
      done={words.copied}
      style={style}
    />
  )
}
