import { lazy, useEffect, useRef, useState, type ComponentType } from 'react'
import { site } from '#words/site.ts'
import { ErrorBoundary } from '../frame/error-boundary.tsx'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

type FailedProps = { onClose?: () => void; onRetry: () => void }

const { failedToLoad, retry, close } = site.form

/**
 * Makes a component whose code is loaded when it is first shown; it suspends meanwhile. If the code does not come, it says so
 * in its own place, where it can be tried again or closed, and the rest of the page stays as it is.
 */
export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  return makeLate(load, FailedPart)
}

/** Makes such a component that shows `Failed` if its code does not come. */
export function makeLate<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Failed: ComponentType<FailedProps>,
) {
  let Part = lazy(load)
  return function Late(props: Props) {
    const [tries, setTries] = useState(0)
    return (
      <ErrorBoundary
        key={tries}
        fallback={<Failed {...props} onRetry={() => setTries(tries + 1)} />}
        onError={() => {
          // React remembers a failure: the next try needs a component of its own.
          Part = lazy(load)
        }}
      >
        <Part {...props} />
      </ErrorBoundary>
    )
  }
}

/** Says in its own place that it did not come. */
export function FailedPart({ onClose, onRetry }: FailedProps) {
  const button = useRef<HTMLButtonElement>(null)
  // What was pressed to see the part may be gone with it.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus()
  }, [])
  return (
    <Notice as="div" variant="bad" role="alert" className="grid justify-items-start gap-3">
      <p>{failedToLoad}</p>
      <div className="flex flex-wrap gap-3">
        <Button ref={button} variant="secondary" onClick={onRetry}>
          {retry}
        </Button>
        {onClose && (
          <Button variant="secondary" onClick={onClose}>
            {close}
          </Button>
        )}
      </div>
    </Notice>
  )
}
