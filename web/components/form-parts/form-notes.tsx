import { site } from '#words/site.ts'

/** What a form says when its code could not be loaded, and to readers without JavaScript. */
export function FormNotes({ address }: { address: string }) {
  return (
    <>
      <p
        className="app-failed rounded border-2 border-danger p-4 font-semibold text-danger"
        role="alert"
      >
        {site.form.failedToLoad}
      </p>
      <noscript>
        <p className="border-s-4 border-ochre ps-4">
          {site.form.needsScript}{' '}
          <a className="link" href={`mailto:${address}`}>
            {address}
          </a>
        </p>
      </noscript>
    </>
  )
}
