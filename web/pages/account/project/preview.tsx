import { useRef, useState, type ReactNode } from 'react'
import { ownProjectPage } from '#words/pages/own-project.ts'
import { Button } from '../../../components/ui/button.tsx'
import { changeAndRestoreFocus } from '../../../components/ui/focus.ts'
import { renderPreview } from '../../../data/project.ts'

const words = ownProjectPage.preview

/** A field of Markdown, with a button that shows its text as it will be published. The server renders it, as it does then. */
export function Preview({ text, children }: { text: string; children: ReactNode }) {
  const [shown, setShown] = useState<string>()
  const [state, setState] = useState<'writing' | 'loading' | 'shown' | 'failed'>('writing')

  const button = useRef<HTMLButtonElement>(null)
  const end = (ended: 'shown' | 'failed') =>
    changeAndRestoreFocus(
      () => setState(ended),
      () => button.current,
    )

  async function open() {
    setState('loading')
    try {
      setShown(text.trim() && (await renderPreview(text)))
      end('shown')
    } catch {
      end('failed')
    }
  }

  const isShown = state === 'shown'
  return (
    <div className="grid gap-3">
      <div className={isShown ? 'hidden' : ''}>{children}</div>
      {isShown && (
        <div
          role="region"
          aria-label={words.label}
          className="overflow-x-auto border-s-4 border-ochre ps-5"
        >
          {shown ? (
            <div className="prose foreign" dangerouslySetInnerHTML={{ __html: shown }} />
          ) : (
            <p className="text-muted">{words.empty}</p>
          )}
        </div>
      )}
      <div role="status" className="text-muted empty:hidden">
        {state === 'loading' && words.loading}
        {state === 'failed' && words.failed}
      </div>
      <Button
        ref={button}
        variant="secondary"
        className="justify-self-start"
        busy={state === 'loading'}
        onClick={() => (isShown ? setState('writing') : void open())}
      >
        {isShown ? words.close : words.open}
      </Button>
    </div>
  )
}
