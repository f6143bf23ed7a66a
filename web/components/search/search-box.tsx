import { useId } from 'react'
import { site } from '#words/site.ts'
import { DATA_APP, DATA_PRIVATE } from '../../boot/attributes.ts'
import { Button } from '../ui/button.tsx'
import type { useSearch } from './use-search.ts'

type Words = {
  label: string
  placeholder: string
  clear: string
  found: (total: number, text: string) => string
  none: (text: string) => string
  noneHint: string
}

/** A search of the list below it. Interacting with it starts the app; without script it is not shown. */
export function SearchBox({
  words,
  search,
  total,
}: {
  words: Words
  search: ReturnType<typeof useSearch>
  total: number
}) {
  const id = useId()
  const { box, text, setText, clear } = search
  return (
    <form
      role="search"
      {...{ [DATA_APP]: '' }}
      className="no-print noscript:hidden"
      onSubmit={(event) => event.preventDefault()}
    >
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {words.label}
      </label>
      <input
        ref={box}
        id={id}
        type="search"
        name="q"
        className="input"
        placeholder={words.placeholder}
        autoComplete="off"
        maxLength={100}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
        <p className="min-w-0 flex-1 basis-44" role="status" {...{ [DATA_PRIVATE]: '' }}>
          {text && (total ? words.found(total, text) : `${words.none(text)}. ${words.noneHint}`)}
        </p>
        {text && (
          <Button variant="plain" onClick={clear}>
            {words.clear}
          </Button>
        )}
      </div>
      <p className="app-failed font-semibold text-danger" role="alert">
        {site.form.failedToLoad}
      </p>
    </form>
  )
}
