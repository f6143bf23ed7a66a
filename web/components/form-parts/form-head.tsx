import { draftNote } from '#words/drafts.ts'
import { site } from '#words/site.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { FailedToStart } from './failed-to-start.tsx'

/**
 * The notices above the fields of a public form: that its code could not be loaded, that it needs JavaScript and which
 * address takes the message instead, and that it was filled in from a draft.
 */
export function FormHead({
  form,
  address,
}: {
  form: { restored: boolean; reset: () => void }
  address: string
}) {
  return (
    <>
      <FailedToStart className="" />
      <noscript>
        <Notice>
          {site.form.needsScript}{' '}
          <a className="link" href={`mailto:${address}`}>
            {address}
          </a>
        </Notice>
      </noscript>
      <div role="status" className="empty:hidden">
        {form.restored && (
          <Notice className="flex flex-wrap items-center gap-x-4">
            {draftNote.text}
            <Button variant="plain" onClick={form.reset}>
              {draftNote.clear}
            </Button>
          </Notice>
        )}
      </div>
    </>
  )
}
