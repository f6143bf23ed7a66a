import '../../styles/app.css'
import { useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#content/paths.ts'
import { invitationPage } from '#words/pages/invitation.ts'
import { joinPage } from '#words/pages/join.ts'
import { trackNames } from '#words/track-names.ts'
import { useAuth } from '../../auth/auth-context.ts'
import { FormFrame } from '../../components/form-parts/form-frame.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { useHydrated } from '../../components/ui/use-hydrated.ts'
import { useTask } from '../../components/ui/use-task.ts'
import { ApiError } from '../../data/api-error.ts'
import {
  declineInvitation,
  joinTeam,
  renewInvitation,
  useInvitation,
  type Invitation,
} from '../../data/joining.ts'

const text = invitationPage

export const meta = text.meta

/** The page that the mail of an invitation opens. The secret of the link stays in the fragment, which no server sees. */
export function Component() {
  const { hash } = useLocation()
  const isHydrated = useHydrated()
  const token = new URLSearchParams(hash.slice(1)).get('token')
  if (!isHydrated) return <Frame title={text.meta.title}>{waiting}</Frame>
  return <InvitationOf key={token} token={token} />
}

const waiting = (
  <p role="status" className="when-started">
    {text.loading}
  </p>
)

type Outcome = { heading: string; text: string }

function InvitationOf({ token }: { token: string | null }) {
  const { data, error } = useInvitation(token)
  const { user } = useAuth()
  const [outcome, setOutcome] = useState<Outcome>()
  if (outcome)
    return (
      <Frame key="outcome" title={outcome.heading} takesFocus>
        <p className="text-lg">{outcome.text}</p>
      </Frame>
    )
  // Refused as malformed, it lacks some of its characters.
  const isMissing = !token || (error instanceof ApiError && error.status === 400)
  if (isMissing || error)
    return (
      <Frame title={isMissing ? text.missing.heading : text.meta.title}>
        <p className="text-lg">
          {!isMissing && error instanceof Error ? error.message : text.missing.text}
        </p>
        <ButtonLink href={paths.account}>{text.missing.action}</ButtonLink>
      </Frame>
    )
  if (!data) return <Frame title={text.meta.title}>{waiting}</Frame>
  return (
    // Whoever signs out here is left with other buttons, so the heading takes the focus again.
    <Frame key={user?.id} title={text.heading(data.teamName)} takesFocus>
      <Details invitation={data} />
      {!data.isOpen && <Notice variant="bad">{joinPage.closed}</Notice>}
      {data.isOpen && data.isExpired ? (
        <Expired token={token} onDone={setOutcome} />
      ) : (
        <Answer token={token} invitation={data} onDone={setOutcome} />
      )}
    </Frame>
  )
}

function Details({ invitation: { invitedBy, trackId, name, email } }: { invitation: Invitation }) {
  const rows = [
    [text.fields.invitedBy, invitedBy],
    [text.fields.track, trackNames[trackId] ?? trackId],
    [
      text.fields.listedAs,
      <>
        {name},{' '}
        <span className="inline-block max-w-full" dir="ltr">
          {email}
        </span>
      </>,
    ],
  ] as const
  return (
    <dl className="w-full border-b border-line">
      {rows.map(([label, value]) => (
        <div
          key={label}
          className="grid gap-x-6 border-t border-line py-2 sm:grid-cols-[11rem_1fr]"
        >
          <dt className="text-muted">{label}</dt>
          <dd className="wrap-anywhere">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Expired({ token, onDone }: { token: string; onDone: (outcome: Outcome) => void }) {
  const { busy, run } = useTask()
  const { renewed } = text.expired
  return (
    <>
      <p>{text.expired.text}</p>
      <div className="buttons w-full">
        <Button
          busy={busy}
          onClick={() => void run(() => renewInvitation(token)).then((ok) => ok && onDone(renewed))}
        >
          {text.expired.renew}
        </Button>
        <Decline token={token} onDone={onDone} />
      </div>
    </>
  )
}

function Decline({ token, onDone }: { token: string; onDone: (outcome: Outcome) => void }) {
  const { busy, run } = useTask()
  return (
    <Button
      variant="secondary"
      busy={busy}
      onClick={() =>
        void run(() => declineInvitation(token)).then((ok) => ok && onDone(text.declined))
      }
    >
      {text.decline}
    </Button>
  )
}

function Answer({
  token,
  invitation: { teamId, email, isOpen },
  onDone,
}: {
  token: string
  invitation: Invitation
  onDone: (outcome: Outcome) => void
}) {
  const { status, user, signOut } = useAuth()
  const navigate = useNavigate()
  const { busy, run } = useTask()
  const decline = <Decline token={token} onDone={onDone} />
  if (!isOpen) return decline
  if (status === 'loading') return waiting
  if (status !== 'signed-in' || !user)
    return (
      <>
        <p>{text.signedOut.text(email)}</p>
        <div className="buttons w-full">
          <ButtonLink href={`${paths.signIn(paths.account)}&tab=signup`}>
            {text.signedOut.signUp}
          </ButtonLink>
          <ButtonLink variant="secondary" href={paths.signIn(paths.account)}>
            {text.signedOut.signIn}
          </ButtonLink>
          {decline}
        </div>
      </>
    )
  if (user.email !== email)
    return (
      <>
        <Notice variant="bad">{text.otherAccount.text(user.email ?? '', email)}</Notice>
        <div className="buttons w-full">
          <Button onClick={() => void signOut()}>{text.otherAccount.signOut}</Button>
          {decline}
        </div>
      </>
    )
  return (
    <div className="buttons w-full">
      <Button
        busy={busy}
        onClick={() =>
          void run(() => joinTeam(teamId), text.accepted).then((ok) => {
            if (ok) void navigate(paths.account)
          })
        }
      >
        {text.accept}
      </Button>
      {decline}
    </div>
  )
}

function Frame({
  title,
  takesFocus,
  children,
}: {
  title: string
  takesFocus?: boolean
  children: ReactNode
}) {
  return (
    <FormFrame title={title} seed={paths.invitation} takesFocus={takesFocus}>
      <div className="grid justify-items-start gap-6">{children}</div>
    </FormFrame>
  )
}
