import { site } from '#words/site.ts'
import { Notice } from '../ui/notice.tsx'

/** What a form says if its code could not be loaded, or if JavaScript is off. */
export function FormNotices({ address }: { address: string }) {
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
