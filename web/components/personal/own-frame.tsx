import type { ReactNode } from 'react'
import { paths } from '#content/paths.ts'
import { authPage } from '#words/pages/auth.ts'
import { FailedToStart } from '../form-parts/failed-to-start.tsx'
import { hemOf } from '../page-parts/hem.ts'
import { Rosette } from '../page-parts/rosette.tsx'
import { Button } from '../ui/button.tsx'
import { takeFocus } from '../ui/focus.ts'
import { Notice } from '../ui/notice.tsx'
import { SmartLink } from '../ui/smart-link.tsx'

/** What a page for one person says around what it loads. */
export type OwnWords = {
  heading: string
  lead?: string
  /** Of the link to the account, or to the page before this one, if there is one. */
  back?: string
  loading: string
  failed: { text: string; retry: string }
}

/** A page for one person: its heading, and below it what was loaded. */
export function OwnFrame({
  words: { heading, lead, back },
  subject,
  seed = heading,
  backTo = paths.account,
  className = 'gap-10',
  ground,
  takesFocus = false,
  children,
}: {
  words: OwnWords
  /** Whom the page is about, such as a team of the reader. */
  subject?: string
  /** The seed of the rosette, on a page about a team or a hub with a rosette of its own. */
  seed?: string | undefined
  backTo?: string
  /** The gap between the parts of the page, and how they stand. */
  className?: string
  /** A class that gives everything below the heading another ground. */
  ground?: string
  /** Gives the heading the focus, for a page that has replaced the link or button that had it. */
  takesFocus?: boolean
  children: ReactNode
}) {
  return (
    <>
      {/* Low, so that the page begins with the work. */}
      <div className="work-bar cloth cloth-print pt-(--bar)" {...hemOf('dots')}>
        <div className="wrap flex items-center justify-between gap-8 pt-4 pb-6">
          <div className="min-w-0">
            {back && (
              <p className="mb-4">
                <SmartLink className="back link" href={backTo}>
                  {back}
                </SmartLink>
              </p>
            )}
            <h1
              className="text-4xl wrap-anywhere outline-none sm:text-5xl"
              {...(takesFocus && { ref: takeFocus, tabIndex: -1 })}
            >
              {heading}
            </h1>
            {subject && <p className="mt-2 font-semibold wrap-anywhere text-ochre">{subject}</p>}
            {lead && <p className="measure mt-2 text-muted">{lead}</p>}
          </div>
          <Rosette seed={seed} className="size-32 shrink-0 text-ochre max-lg:hidden" />
        </div>
      </div>
      <div className={ground}>
        <div className={`wrap grid min-h-[60vh] content-start py-8 lg:py-10 ${className}`}>
          {children}
        </div>
      </div>
    </>
  )
}

/** Stands in the frame until the app has started and what the page needs is loaded. */
export function OwnWaiting({ words }: { words: OwnWords }) {
  return (
    <>
      <FailedToStart />
      <div className="when-started w-full">
        <p role="status" className="text-lg">
          {words.loading}
        </p>
        {[1, 2, 3, 4].map((row) => (
          <div key={row} className="skeleton-row" aria-hidden="true">
            <span />
            <span />
            <span />
          </div>
        ))}
      </div>
      <noscript>
        <Notice>{authPage.withoutScript}</Notice>
      </noscript>
    </>
  )
}

/** Says that loading failed, why if the server said so, and offers to try again. */
export function OwnFailed({
  words: { failed },
  error,
  onRetry,
}: {
  words: OwnWords
  error: unknown
  onRetry: () => void
}) {
  return (
    <Notice as="div" variant="bad" role="alert" className="grid justify-items-start gap-3">
      <p className="font-semibold">{failed.text}</p>
      {error instanceof Error && <p className="text-muted">{error.message}</p>}
      <Button variant="secondary" onClick={onRetry}>
        {failed.retry}
      </Button>
    </Notice>
  )
}
