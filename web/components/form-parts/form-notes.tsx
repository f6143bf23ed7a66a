import { site } from '#words/site.ts'
import { Notice } from '../ui/notice.tsx'

/** What a form says when its code could not be loaded, and to readers without JavaScript. */
export function FormNotes({ address }: { address: string }) {
  return (
    <>
      <Notice variant="alarm" className="app-failed" role="alert">
        {site.form.failedToLoad}
      </Notice>
      <noscript>
        <Notice>
          {site.form.needsScript}{' '}
          <a className="link" href={`mailto:${address}`}>
            {address}
          </a>
        </Notice>
      </noscript>
    </>
  )
}
