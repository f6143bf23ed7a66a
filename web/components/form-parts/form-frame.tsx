import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { Rosette } from '../page-parts/rosette.tsx'
import { takeFocus } from '../ui/focus.ts'
import { FailedToStart } from './failed-to-start.tsx'

/**
 * The layout of a page with a single form: the heading and the form, and a cloth beside them or below. Its rosette
 * is drawn from the e-mail address in the form, and from the seed while there is none.
 */
export function FormFrame({
  back,
  title,
  lead,
  seed,
  aside,
  takesFocus = false,
  children,
}: {
  back?: ReactNode
  title: ReactNode
  lead?: ReactNode
  seed: string
  /** Words that stand on the cloth. */
  aside?: ReactNode
  /** True once the content has replaced the control that had the focus. */
  takesFocus?: boolean | undefined
  children: ReactNode
}) {
  const body = useRef<HTMLDivElement>(null)
  const [email, setEmail] = useState('')
  // It may come from a draft, or have been typed before the app started.
  useEffect(() => {
    const fields = body.current!.querySelectorAll<HTMLInputElement>('[type=email]')
    setEmail([...fields].find(({ value }) => value)?.value ?? '')
  }, [])

  function follow({ target }: FormEvent) {
    if (target instanceof HTMLInputElement && target.type === 'email') setEmail(target.value)
  }

  return (
    <>
      <div>
        {/* What the bar lies over. */}
        <div className="cloth pt-(--bar)" />
        <div className="wrap py-8 lg:py-12">
          {back && <p className="mb-4">{back}</p>}
          <h1
            className="max-w-104 text-4xl outline-none sm:text-5xl"
            {...(takesFocus && { ref: takeFocus, tabIndex: -1 })}
          >
            {title}
          </h1>
          {lead && <p className="mt-3 max-w-104 text-lg">{lead}</p>}
        </div>
      </div>
      <div ref={body} className="form-body" onInput={follow}>
        <FailedToStart />
        {children}
      </div>
      <div className="form-aside no-print">
        <div className="cloth cloth-print form-cloth">
          {aside}
          <Rosette seed={email.trim().toLowerCase() || seed} className="text-ochre" />
        </div>
      </div>
    </>
  )
}
