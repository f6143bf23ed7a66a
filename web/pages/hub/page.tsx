import '../../styles/app.css'
import { Fragment, type FormEvent, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '#content/paths.ts'
import { hubWords } from '#words/hubs.ts'
import { ownHubPage as words } from '#words/pages/own-hub.ts'
import { trackNames } from '#words/track-names.ts'
import { Rosette } from '../../components/page-parts/rosette.tsx'
import { NeedsSession } from '../../components/personal/needs-session.tsx'
import { OwnEmpty } from '../../components/personal/own-empty.tsx'
import { OwnFailed, OwnFrame, OwnWaiting } from '../../components/personal/own-frame.tsx'
import { clothOf } from '../../components/tracks/track-cloth.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { TextField } from '../../components/ui/field.tsx'
import { ProgressBar } from '../../components/ui/progress-bar.tsx'
import { SmartLink } from '../../components/ui/smart-link.tsx'
import { ApiError } from '../../data/api-error.ts'
import { useOwnHub, type HubTeam } from '../../data/hub.ts'

export const meta = words.meta

/** A hub, for its organiser: its teams and who is in them. */
export const Component = () => (
  <NeedsSession path={paths.ownHub} waiting={<Frame>{waiting}</Frame>}>
    <OwnHub />
  </NeedsSession>
)

const waiting = <OwnWaiting words={words} />

const Frame = ({ hubId, children }: { hubId?: keyof typeof hubWords; children: ReactNode }) => (
  <OwnFrame
    words={hubId ? { ...words, heading: words.name(hubWords[hubId].city) } : words}
    seed={hubId}
    className="gap-8 lg:gap-10"
  >
    {children}
  </OwnFrame>
)

function OwnHub() {
  const [params, setParams] = useSearchParams()
  const [search, page] = [params.get('search') ?? '', params.get('page') ?? '1']
  const { data, error, isLoading, mutate } = useOwnHub({ search, page })
  if (error instanceof ApiError && error.status === 403)
    return (
      <Frame>
        <OwnEmpty text={error.message}>
          <ButtonLink href={words.account.href}>{words.account.label}</ButtonLink>
        </OwnEmpty>
      </Frame>
    )
  if (error)
    return (
      <Frame>
        <OwnFailed words={words} error={error} onRetry={() => void mutate()} />
      </Frame>
    )
  if (!data) return <Frame>{waiting}</Frame>
  const { hubId, teams, waiting: queue, listed, joined, total, size, rows } = data

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('search')
    setParams(typeof typed === 'string' && typed !== '' ? { search: typed } : {}, {
      preventScrollReset: true,
    })
  }
  const linkTo = (to: number) =>
    `?${new URLSearchParams({ ...(search && { search }), page: String(to) })}`
  return (
    <Frame hubId={hubId}>
      <div>
        <p className="font-display text-3xl font-bold">{words.people(listed, joined)}</p>
        <ProgressBar value={joined} max={listed} />
        <p className="mt-2">{words.teams(teams, queue)}</p>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-5">
        <form
          key={search}
          role="search"
          onSubmit={find}
          className="flex min-w-0 flex-[1_1_18rem] flex-wrap items-end gap-3 sm:max-w-md"
        >
          <TextField
            label={words.search.label}
            name="search"
            type="search"
            maxLength={100}
            defaultValue={search}
            className="min-w-0 flex-1 basis-40"
          />
          <Button type="submit" variant="secondary">
            {words.search.submit}
          </Button>
        </form>
        <p className="buttons max-sm:w-full">
          <ButtonLink href={paths.doorOf(hubId)}>{words.door}</ButtonLink>
          <ButtonLink variant="secondary" href={paths.hubAnnouncements}>
            {words.write}
          </ButtonLink>
        </p>
      </div>
      <div aria-busy={isLoading} className="grid gap-8 lg:gap-10">
        <div className={search ? 'flex items-baseline justify-between gap-4' : 'sr-only'}>
          <p role="status" className="text-muted">
            {search && words.found(total)}
          </p>
          {search && (
            <SmartLink className="link" href={paths.ownHub}>
              {words.search.all}
            </SmartLink>
          )}
        </div>
        {rows.length === 0 && <p className="text-lg">{search ? words.noMatch : words.none}</p>}
        {search ? <Teams of={rows} isOpen /> : <Groups of={rows} />}
        {total > size && (
          <nav aria-label={words.pages} className="flex flex-wrap gap-x-6 gap-y-2">
            {data.page > 1 && (
              <SmartLink className="link" href={linkTo(data.page - 1)}>
                {words.previous}
              </SmartLink>
            )}
            {data.page * size < total && (
              <SmartLink className="link" href={linkTo(data.page + 1)}>
                {words.next}
              </SmartLink>
            )}
          </nav>
        )}
      </div>
    </Frame>
  )
}

/** The teams in two groups: those that somebody has yet to join, which the server sends first, and the complete ones. */
function Groups({ of: teams }: { of: HubTeam[] }) {
  const isComplete = ({ members }: HubTeam) => members.every(({ hasJoined }) => hasJoined)
  const groups = [
    [words.groups.incomplete, teams.filter((team) => !isComplete(team))],
    [words.groups.complete, teams.filter(isComplete)],
  ] as const
  return groups.map(
    ([heading, some]) =>
      some.length > 0 && (
        <section key={heading}>
          <h2 className="mb-3 text-2xl">{heading}</h2>
          <Teams of={some} level="h3" />
        </section>
      ),
  )
}

const Teams = ({ of: teams, ...rest }: { of: HubTeam[] } & Omit<TeamProps, 'team'>) => (
  <ul className="grid items-start gap-x-10 border-b border-line lg:grid-cols-2">
    {teams.map((team) => (
      <Team key={team.id} team={team} {...rest} />
    ))}
  </ul>
)

type TeamProps = { team: HubTeam; isOpen?: boolean; level?: 'h2' | 'h3' }

/** A team, folded. The teams that a search finds are open, because whoever looks for a person wants to see the names. */
function Team({ team, isOpen = false, level: Heading = 'h2' }: TeamProps) {
  const { teamName, trackId, representativeName, isWaiting, members } = team
  const joined = members.filter(({ hasJoined }) => hasJoined)
  const missing = members.filter(({ hasJoined }) => !hasJoined)
  const tone = joined.length === 0 ? 'quiet' : missing.length > 0 ? 'half' : 'good'
  return (
    <li className="border-t border-line wrap-anywhere">
      <details open={isOpen}>
        <summary className="fold named-team">
          <span {...clothOf(trackId, 'named-team-swatch')}>
            <Rosette seed={teamName} className="" />
          </span>
          <span className="min-w-0 grow">
            <Heading dir="auto" className="text-xl">
              {teamName}
            </Heading>
            <span className="flex flex-wrap gap-x-4 font-normal">
              <span className="state tabular" data-tone={tone}>
                {words.joinedOf(joined.length, members.length)}
              </span>
              {isWaiting && (
                <span className="state" data-tone="hot">
                  {words.waits}
                </span>
              )}
            </span>
          </span>
        </summary>
        <div className="ps-18 pb-6">
          <p className="text-sm text-muted">
            {trackNames[trackId] ?? trackId} · <bdi>{words.representative(representativeName)}</bdi>
          </p>
          <Names label={words.notJoined} of={missing} />
          <Names label={words.joined} of={joined} />
        </div>
      </details>
    </li>
  )
}

function Names({ label, of: people }: { label: string; of: HubTeam['members'] }) {
  if (people.length === 0) return null
  return (
    <p className="mt-1">
      <span className="text-sm text-muted">{label}</span>{' '}
      {people.map(({ id, name }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <bdi>{name}</bdi>
        </Fragment>
      ))}
    </p>
  )
}
