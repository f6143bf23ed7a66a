import { site } from '#words/site.ts'
import { Notice } from '../ui/notice.tsx'

/** The message that the boot script shows if the page's code could not be loaded. */
export function FailedToStart() {
  return (
    <Notice variant="alarm" className="app-failed mb-6" role="alert">
      {site.form.failedToLoad}
    </Notice>
  )
}
