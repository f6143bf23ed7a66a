import { mcpServerPage } from '#words/pages/mcp-server.ts'
import { CopyButton } from '../../components/ui/copy-button.tsx'

const words = mcpServerPage.connect

/** A button that copies code; `name` tells somebody who only hears the button what it copies. */
export function CopyCode({ code, name }: { code: string; name: string }) {
  return (
    <CopyButton
      text={code}
      label={
        <>
          {words.copy}
          <span className="sr-only">{words.copyWhat(name)}</span>
        </>
      }
      done={words.copied}
    />
  )
}
