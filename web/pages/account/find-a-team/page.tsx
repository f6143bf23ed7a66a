import '../../../styles/app.css'
import { Navigate, useLocation } from 'react-router-dom'
import { SWRConfig, useSWRConfig } from 'swr'
import { paths } from '#content/paths.ts'
import { authPage } from '#words/pages/auth.ts'
import { findTeamPage as words } from '#words/pages/find-team.ts'
import { useAuth } from '../../../auth/auth-context.ts'
import { FailedToStart } from '../../../components/form-parts/failed-to-start.tsx'
import { hemOf } from '../../../components/page-parts/hem.ts'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { Notice } from '../../../components/ui/notice.tsx'
import { SmartLink } from '../../../components/ui/smart-link.tsx'
import { useMatching, type OwnMatching } from '../../../data/matching.ts'
import { CardList } from './card-list.tsx'
import { HiddenPeople } from './hidden-people.tsx'
import { CardMessages } from './messages.tsx'
import { OwnCards } from './own-cards.tsx'

export const meta = words.meta

const ownCache = { provider: () => new Map() }

/** People and teams who look for each other. */
export function Component() {
  const { status, user } = useAuth()
  const { search, hash } = useLocation()
  if (status === 'signed-out' || status === 'second-factor')
    return <Navigate to={paths.signIn(paths.findTeam + search + hash)} replace />
  return (
    <>
      <div className="cloth cloth-print pt-(--bar)" {...hemOf('dots')}>
        <div className="wrap py-8 lg:py-12">
          <p>
            <SmartLink className="back link" href={paths.account}>
              {words.back}
            </SmartLink>
          </p>
          <h1 className="mt-4 text-4xl sm:text-5xl">{words.heading}</h1>
          <p className="measure mt-3 text-lg">{words.lead}</p>
        </div>
      </div>
      <div className="wrap grid min-h-[60vh] content-start gap-12 py-10">
        {user ? (
          // A cache of its own, so that nothing loaded for one person is shown to the next.
          <SWRConfig key={user.id} value={ownCache}>
            <FindTeam />
          </SWRConfig>
        ) : (
          <>
            <FailedToStart />
            <Waiting />
            <noscript>
              <Notice>{authPage.withoutScript}</Notice>
            </noscript>
          </>
        )}
      </div>
    </>
  )
}

const Waiting = () => (
  <p role="status" className="when-started text-lg">
    {words.loading}
  </p>
)

function FindTeam() {
  const { data, error, mutate } = useMatching()
  if (data) return <Loaded own={data} />
  if (!error) return <Waiting />
  return (
    <Notice as="div" variant="bad" role="alert" className="grid justify-items-start gap-3">
      <p className="font-semibold">{words.failed.text}</p>
      {error instanceof Error && <p className="text-muted">{error.message}</p>}
      <Button variant="secondary" onClick={() => void mutate()}>
        {words.failed.retry}
      </Button>
    </Notice>
  )
}

function Loaded({ own }: { own: OwnMatching }) {
  const { mutate } = useSWRConfig()
  // The cards of others too: what is done to one changes the list.
  const reload = () => mutate(() => true)
  if (!own.isConfirmed)
    return (
      <div className="grid justify-items-start gap-5 text-lg">
        <p className="measure">{words.unconfirmed.text}</p>
        <ButtonLink href={paths.account}>{words.unconfirmed.action}</ButtonLink>
      </div>
    )
  return (
    <>
      {own.isBarred && (
        <Notice variant="bad">
          {words.barred}{' '}
          <SmartLink className="link" href={paths.contact}>
            {words.contact}
          </SmartLink>
          .
        </Notice>
      )}
      {own.isClosed && <Notice>{words.closed}</Notice>}
      <OwnCards own={own} reload={reload} />
      {own.messages.length > 0 && <CardMessages own={own} reload={reload} />}
      {!own.isBarred && !own.isClosed && <CardList own={own} reload={reload} />}
      {own.hidden.length > 0 && <HiddenPeople own={own} reload={reload} />}
    </>
  )
}
