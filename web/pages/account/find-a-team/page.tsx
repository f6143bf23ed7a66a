import '../../../styles/app.css'
import { useLocation } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { paths } from '#content/paths.ts'
import { findTeamPage as words } from '#words/pages/find-team.ts'
import { NeedsSession } from '../../../components/personal/needs-session.tsx'
import { OwnEmpty } from '../../../components/personal/own-empty.tsx'
import { OwnFailed, OwnFrame, OwnWaiting } from '../../../components/personal/own-frame.tsx'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { Notice } from '../../../components/ui/notice.tsx'
import { SmartLink } from '../../../components/ui/smart-link.tsx'
import { useMatching, type OwnMatching } from '../../../data/matching.ts'
import { CardList } from './card-list.tsx'
import { HiddenPeople } from './hidden-people.tsx'
import { CardMessages } from './messages.tsx'
import { OwnCards } from './own-cards.tsx'

export const meta = words.meta

/** People and teams who look for each other. */
export function Component() {
  const { search, hash } = useLocation()
  return (
    <OwnFrame words={words} className="gap-8">
      <NeedsSession path={paths.findTeam + search + hash} waiting={waiting}>
        <FindTeam />
      </NeedsSession>
    </OwnFrame>
  )
}

const waiting = <OwnWaiting words={words} />

function FindTeam() {
  const { data, error, mutate } = useMatching()
  if (data) return <Loaded own={data} />
  return error ? <OwnFailed words={words} error={error} onRetry={() => void mutate()} /> : waiting
}

function Loaded({ own }: { own: OwnMatching }) {
  const { mutate } = useSWRConfig()
  // The cards of others too: what is done to one changes the list.
  const reload = () => mutate(() => true)
  if (!own.isConfirmed)
    return (
      <OwnEmpty text={words.unconfirmed.text}>
        <ButtonLink href={paths.account}>{words.unconfirmed.action}</ButtonLink>
      </OwnEmpty>
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
      {own.isClosed && (
        <OwnEmpty heading={words.closed.heading} text={words.closed.text}>
          <ButtonLink variant="secondary" href={words.closed.action.href}>
            {words.closed.action.label}
          </ButtonLink>
        </OwnEmpty>
      )}
      <div className="grid items-start gap-x-10 gap-y-12 empty:hidden lg:grid-cols-[repeat(auto-fit,minmax(28rem,1fr))]">
        <OwnCards own={own} reload={reload} />
        {own.messages.length > 0 && <CardMessages own={own} reload={reload} />}
      </div>
      {!own.isBarred && !own.isClosed && <CardList own={own} reload={reload} />}
      {own.hidden.length > 0 && <HiddenPeople own={own} reload={reload} />}
    </>
  )
}
