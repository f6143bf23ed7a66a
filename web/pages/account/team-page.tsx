import { useEffect, type ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { paths } from '#content/paths.ts'
import { NeedsSession } from '../../components/personal/needs-session.tsx'
import { OwnEmpty } from '../../components/personal/own-empty.tsx'
import {
  OwnFailed,
  OwnFrame,
  OwnWaiting,
  type OwnWords,
} from '../../components/personal/own-frame.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { useOwnTeams } from '../../data/account.ts'
import { ApiError } from '../../data/api-error.ts'

/** What a page about one team says before it knows the team. */
export type TeamPageWords = OwnWords & { noTeam: { text: string; action: string } }

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
  const { search, hash } = useLocation()
  const [query] = useSearchParams()
  useEffect(() => void load?.().catch(() => undefined), [load])
  const named = query.get('team') ?? undefined
  return (
    <NeedsSession path={path + search + hash} waiting={<Waiting words={words} />}>
      {named === undefined ? <OfFirstTeam words={words}>{children}</OfFirstTeam> : children(named)}
    </NeedsSession>
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

/** What replaces the page. */
const Frame = ({ words, children }: { words: TeamPageWords; children: ReactNode }) => (
  <OwnFrame words={words} className="justify-items-start gap-5 text-lg">
    {children}
  </OwnFrame>
)

function NoTeam({ words }: { words: TeamPageWords }) {
  return (
    <Frame words={words}>
      <OwnEmpty text={words.noTeam.text}>
        <ButtonLink href={paths.account}>{words.noTeam.action}</ButtonLink>
      </OwnEmpty>
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
      <OwnFailed words={words} error={error} onRetry={onRetry} />
    </Frame>
  )
}

export const Waiting = ({ words }: { words: TeamPageWords }) => (
  <Frame words={words}>
    <OwnWaiting words={words} />
  </Frame>
)
