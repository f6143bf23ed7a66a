import { useState } from 'react'
import { site } from '#words/site.ts'
import { thisBrowser as words } from '#words/this-browser.ts'
import { DATA_APP, DATA_APP_CLICK } from '../../boot/attributes.ts'
import { Button } from '../../components/ui/button.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { useTask } from '../../components/ui/use-task.ts'
import { BrowserSettings, type OptOut } from './browser-settings.tsx'

/** Loads the code by which the measured pages offer the same. */
const loadOptOut = () => import('../../analytics/opt-out.ts')

/** What readers can change in their own browser. The settings are in its storage, which only the app reads. */
export function ThisBrowser() {
  const [optOut, setOptOut] = useState<OptOut>()
  const task = useTask()
  return (
    <div className="no-print grid justify-items-start gap-4" {...{ [DATA_APP]: '' }}>
      <p className="measure noscript:hidden">{words.text}</p>
      {optOut ? (
        <BrowserSettings optOut={optOut} />
      ) : (
        <Button
          variant="secondary"
          className="noscript:hidden"
          {...{ [DATA_APP_CLICK]: '' }}
          busy={task.busy}
          onClick={() => void task.run(async () => setOptOut(await loadOptOut()))}
        >
          {words.open}
        </Button>
      )}
      <Notice variant="alarm" className="app-failed" role="alert">
        {site.form.failedToLoad}
      </Notice>
      <noscript>
        <p className="measure">{words.needsScript}</p>
      </noscript>
    </div>
  )
}
