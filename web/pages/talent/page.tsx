import '../../styles/app.css'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { formatDay } from '#content/format/days.ts'
import { talentPage as words } from '#words/pages/talent.ts'
import { FailedToStart } from '../../components/form-parts/failed-to-start.tsx'
import { Rosette } from '../../components/page-parts/rosette.tsx'
import { OwnEmpty } from '../../components/personal/own-empty.tsx'
import { ProfileCard } from '../../components/talent/profile-card.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { TextField } from '../../components/ui/field.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { useHydrated } from '../../components/ui/use-hydrated.ts'
import { ApiError } from '../../data/api-error.ts'
import { useTalentList } from '../../data/talent.ts'

export const meta = words.meta

/** The talent list, for a partner who has a link. The secret of the link stays in the fragment, which no server sees. */
export function Component() {
  const { hash } = useLocation()
  const isHydrated = useHydrated()
  const token = new URLSearchParams(hash.slice(1)).get('token')
  if (!isHydrated)
    return (
      <Frame>
        <FailedToStart />
        {waiting}
      </Frame>
    )
  return token ? <List key={token} token={token} /> : <Missing text={words.missing.text} />
}

const waiting = (
  <p role="status" className="when-started text-lg">
    {words.loading}
  </p>
)

function List({ token }: { token: string }) {
  const [search, setSearch] = useState('')
  const { data: pages, error, isValidating, size, setSize, mutate } = useTalentList(token, search)
  const [first] = pages ?? []
  if (error instanceof ApiError && error.status >= 400 && error.status < 429)
    return <Missing text={error.message} />
  const last = pages?.at(-1)
  const rows = pages?.flatMap((page) => page.rows) ?? []
  return (
    <Frame
      lead={
        first && words.lead(first.organizationName, formatDay(first.expiresAt.slice(0, 10), 'date'))
      }
    >
      <Search search={search} onSearch={setSearch} />
      {error ? (
        <Notice as="div" variant="bad" role="alert" className="grid justify-items-start gap-3">
          <p className="font-semibold">{words.failed.text}</p>
          {error instanceof Error && <p className="text-muted">{error.message}</p>}
          <Button variant="secondary" onClick={() => void mutate()}>
            {words.failed.retry}
          </Button>
        </Notice>
      ) : (
        !first && waiting
      )}
      {first && (
        <>
          <p role="status" className="text-lg">
            {first.total > 0 ? words.total(first.total) : search ? words.noMatch : words.none}
          </p>
          <ul className="grid gap-x-10 gap-y-12 lg:grid-cols-2">
            {rows.map((profile) => (
              <li key={profile.id} className="min-w-0 border-t border-line pt-6">
                <ProfileCard profile={profile} />
              </li>
            ))}
          </ul>
          {last?.next && (
            <p>
              <Button
                variant="secondary"
                busy={isValidating}
                onClick={() => void setSize(size + 1)}
              >
                {isValidating ? words.loadingMore : words.more}
              </Button>
            </p>
          )}
        </>
      )}
    </Frame>
  )
}

function Search({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('search')
    onSearch(typeof typed === 'string' ? typed.trim() : '')
  }
  return (
    <form
      key={search}
      role="search"
      className="flex max-w-3xl flex-wrap items-end gap-4"
      onSubmit={submit}
    >
      <div className="min-w-0 flex-1">
        <TextField
          label={words.search.label}
          name="search"
          type="search"
          defaultValue={search}
          maxLength={100}
        />
      </div>
      <Button type="submit">{words.search.show}</Button>
      {search && (
        <Button variant="secondary" onClick={() => onSearch('')}>
          {words.search.clear}
        </Button>
      )}
    </form>
  )
}

const Missing = ({ text }: { text: string }) => (
  <Frame>
    <OwnEmpty text={text}>
      <ButtonLink href={words.missing.action.href}>{words.missing.action.label}</ButtonLink>
    </OwnEmpty>
  </Frame>
)

const Frame = ({ lead, children }: { lead?: string | undefined; children: ReactNode }) => (
  <>
    <div className="cloth cloth-print pt-(--bar)">
      <div className="wrap flex items-center justify-between gap-8 py-8 lg:py-12">
        <div className="min-w-0">
          <h1 className="text-4xl sm:text-5xl">{words.heading}</h1>
          {lead && <p className="measure mt-3 text-lg wrap-anywhere">{lead}</p>}
        </div>
        <Rosette seed={words.heading} className="size-32 shrink-0 text-ochre max-lg:hidden" />
      </div>
    </div>
    <div className="wrap grid min-h-[60vh] content-start gap-8 py-10">{children}</div>
  </>
)
