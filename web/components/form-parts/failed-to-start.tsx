import { site } from '#words/site.ts'
import { Notice } from '../ui/notice.tsx'

/** The message that the boot script shows if the page's code could not be loaded. */
export function FailedToStart({ className = 'mb-6' }: { className?: string }) {
  return (
    <Notice variant="alarm" className={`app-failed ${className}`} role="alert">
      {site.form.failedToLoad}
    </Notice>
  )
}
