import type { ReactNode } from 'react'
import { site } from '#words/site.ts'
import { Rosette } from '../page-parts/rosette.tsx'
import { takeFocus } from '../ui/focus.ts'
import { Notice } from '../ui/notice.tsx'

/** The layout of a page with a single form: a short band of cloth with the heading, and the form below it. */
export function FormFrame({
  back,
  title,
  lead,
  seed,
  takesFocus = false,
  children,
}: {
  back?: ReactNode
  title: ReactNode
  lead?: ReactNode
  seed: string
  /** True once the content has replaced the control that had the focus. */
  takesFocus?: boolean | undefined
  children: ReactNode
}) {
  return (
    <>
      <div className="cloth cloth-print overflow-clip pt-(--bar)">
        <div className="wrap flex items-center justify-between gap-8 py-8 lg:py-12">
          <div>
            {back && <p className="mb-4">{back}</p>}
            <h1
              className="text-4xl outline-none sm:text-5xl"
              {...(takesFocus && { ref: takeFocus, tabIndex: -1 })}
            >
              {title}
            </h1>
            {lead && <p className="measure mt-3 text-lg text-muted">{lead}</p>}
          </div>
          <Rosette seed={seed} className="size-32 text-ochre max-md:hidden" />
        </div>
      </div>
      <div className="wrap min-h-[60vh] py-8 lg:py-12">
        <div className="max-w-xl">
          <FailedToStart />
          {children}
        </div>
      </div>
    </>
  )
}

/** The message that the boot script shows if the page's code could not be loaded. */
export function FailedToStart() {
  return (
    <Notice variant="alarm" className="app-failed mb-6" role="alert">
      {site.form.failedToLoad}
    </Notice>
  )
}
