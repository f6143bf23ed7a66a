import { useState, type ReactNode } from 'react'
import { ownProjectPage } from '#words/pages/own-project.ts'
import { Button } from '../../../components/ui/button.tsx'
import { renderPreview } from '../../../data/project.ts'

const words = ownProjectPage.preview

/** A field of Markdown, with a button that shows its text as it will be published. The server renders it, as it does then. */
export function Preview({ text, children }: { text: string; children: ReactNode }) {
  const [shown, setShown] = useState<string>()
  const [state, setState] = useState<'writing' | 'loading' | 'shown' | 'failed'>('writing')

  async function open() {
    setState('loading')
    try {
      setShown(text.trim() && (await renderPreview(text)))
      setState('shown')
    } catch {
      setState('failed')
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
