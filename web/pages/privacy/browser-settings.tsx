import { useState } from 'react'
import { thisBrowser as words } from '#words/this-browser.ts'
import { clearDrafts } from '../../components/form/draft.ts'
import { Button } from '../../components/ui/button.tsx'
import { Checkbox } from '../../components/ui/field.tsx'
import { takeFocus } from '../../components/ui/focus.ts'

const { drafts } = words

export type OptOut = typeof import('../../analytics/opt-out.ts')

/** Whether this browser is measured, and the drafts that it keeps. It takes the focus from the button that it replaces. */
export function BrowserSettings({ optOut }: { optOut: OptOut }) {
  const [isOut, setOut] = useState(() => readOptOut(optOut))
  const [isCleared, setCleared] = useState(false)
  return (
    <div ref={takeFocus} tabIndex={-1} className="grid justify-items-start gap-6 outline-none">
      {isOut === undefined ? (
        <p className="measure">{words.optOut.noStorage}</p>
      ) : (
        <div className="measure">
          <Checkbox
            label={words.optOut.label}
            checked={isOut}
            onChange={({ target }) => {
              optOut.setOptOut(target.checked)
              setOut(target.checked)
            }}
          />
          <p className="mt-2 text-muted">
            {optOut.asksNotToBeTracked() ? words.optOut.byBrowser : words.optOut.hint}
          </p>
        </div>
      )}
      <div className="grid justify-items-start gap-2">
        <Button
          variant="secondary"
          onClick={() => {
            clearDrafts()
            setCleared(true)
          }}
        >
          {drafts.action}
        </Button>
        <p role="status">{isCleared && drafts.done}</p>
      </div>
    </div>
  )
}

/** Returns undefined without storage. */
function readOptOut({ isOptedOut }: OptOut): boolean | undefined {
  try {
    return isOptedOut()
  } catch {
    return undefined
  }
}
