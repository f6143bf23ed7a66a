import { useEffect, type ReactNode } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { paths } from '#content/paths.ts'
import { authPage } from '#words/pages/auth.ts'
import { useAuth } from '../../auth/auth-context.ts'
import { FailedToStart } from '../../components/form-parts/failed-to-start.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { useOwnTeams } from '../../data/account.ts'
import { ApiError } from '../../data/api-error.ts'

/** What a page about one team says before it knows the team. */
export type TeamPageWords = {
  heading: string
  loading: string
  failed: { text: string; retry: string }
  noTeam: { text: string; action: string }
}

const ownCache = { provider: () => new Map() }

/** A page about the team that the address names, or about the reader's first; it sends people without a session to the sign-in. */
export function TeamPage({
  path,
  words,
  load,
  children,
}: {
  path: string
  words: TeamPageWords
  /** Begins to load what the page needs once the team is known. */
  load?: () => Promise<unknown>
  children: (teamId: string) => ReactNode
}) {
  const { status, user } = useAuth()
  const { search } = useLocation()
  const [query] = useSearchParams()
  useEffect(() => void load?.().catch(() => undefined), [load])
  if (status === 'signed-out' || status === 'second-factor')
    return <Navigate to={paths.signIn(path + search)} replace />
  if (!user) return <Waiting words={words} />
  const named = query.get('team') ?? undefined
  return (
    // A cache of its own, so that nothing loaded for one person is shown to the next.
    <SWRConfig key={user.id} value={ownCache}>
      {named === undefined ? <OfFirstTeam words={words}>{children}</OfFirstTeam> : children(named)}
    </SWRConfig>
  )
}

function OfFirstTeam({
  words,
  children,
}: {
  words: TeamPageWords
  children: (teamId: string) => ReactNode
}) {
  const { data, error, reload } = useOwnTeams()
  const joined = data?.memberships.filter(({ joinedAt }) => joinedAt !== null)
  const id = [...(data?.teams ?? []), ...(joined ?? [])][0]?.id
  if (id !== undefined) return children(id)
  if (data) return <NoTeam words={words} />
  return error ? (
    <TeamFailed words={words} error={error} onRetry={() => void reload()} />
  ) : (
    <Waiting words={words} />
  )
}

/** What stands in place of the page. */
function Frame({ words, children }: { words: TeamPageWords; children: ReactNode }) {
  return (
    <>
      <div className="cloth cloth-print pt-(--bar)">
        <div className="wrap py-8 lg:py-12">
          <h1 className="text-4xl sm:text-5xl">{words.heading}</h1>
        </div>
      </div>
      <div className="wrap grid min-h-[60vh] content-start justify-items-start gap-5 py-12 text-lg">
        {children}
      </div>
    </>
  )
}

function NoTeam({ words }: { words: TeamPageWords }) {
  return (
    <Frame words={words}>
      <p className="measure">{words.noTeam.text}</p>
      <ButtonLink href={paths.account}>{words.noTeam.action}</ButtonLink>
    </Frame>
  )
}

/** Replaces what could not be loaded for a team: that it is none of the reader's, or the error and a retry. */
export function TeamFailed({
  words,
  error,
  onRetry,
}: {
  words: TeamPageWords
  error: unknown
  onRetry: () => void
}) {
  if (error instanceof ApiError && (error.status === 404 || error.status === 400))
    return <NoTeam words={words} />
  return (
    <Frame words={words}>
      <Notice as="div" variant="bad" role="alert" className="grid justify-items-start gap-3">
        <p className="font-semibold">{words.failed.text}</p>
        {error instanceof Error && <p className="text-muted">{error.message}</p>}
        <Button variant="secondary" onClick={onRetry}>
          {words.failed.retry}
        </Button>
      </Notice>
    </Frame>
  )
}

export function Waiting({ words }: { words: TeamPageWords }) {
  return (
    <Frame words={words}>
      <FailedToStart />
      <p role="status" className="when-started">
        {words.loading}
      </p>
      <noscript>
        <Notice>{authPage.withoutScript}</Notice>
      </noscript>
    </Frame>
  )
}
