import '../../styles/app.css'
import { Suspense, useCallback, useState, type ComponentType, type ReactNode } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { event } from '#content/facts/event.ts'
import { paths } from '#content/paths.ts'
import { isStaff } from '#content/wire/roles.ts'
import { accountPage } from '#words/pages/account.ts'
import { authPage } from '#words/pages/auth.ts'
import { useAuth } from '../../auth/auth-context.ts'
import type { User } from '../../auth/stored-session.ts'
import { FailedToStart } from '../../components/form-parts/failed-to-start.tsx'
import { hemOf } from '../../components/page-parts/hem.ts'
import { Rosette } from '../../components/page-parts/rosette.tsx'
import { ProofAsker } from '../../components/proof/proof-asker.tsx'
import { latePart } from '../../components/ui/late-part.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { useOwnTeams } from '../../data/account.ts'
import { AccountGroup, AccountPart } from './account-part.tsx'
import { KeptTeam } from './kept-team.tsx'
import { LeaveContext } from './leaving.ts'
import { OtherTeams } from './memberships.tsx'
import { OwnTeams, TeamsLoading } from './own-teams.tsx'
import { SignOut } from './sign-out.tsx'
import { WayTo } from './way-to.tsx'

export const meta = accountPage.meta

// Only some people have any.
const OwnWork = latePart(() => import('./own-work.tsx'))
const SecondStepOff = latePart(async () => ({
  default: (await import('./own-work.tsx')).SecondStepOff,
}))

type Part = {
  id: string
  title: string
  Content: ComponentType
  /** Returns what is set there now. */
  describe?: (user: User, isStaffer: boolean) => ReactNode
}

// Each is loaded when it is opened: they are seldom needed, and most of them contain a form.
const groups: { words: { heading: string; text: string }; parts: Part[] }[] = [
  {
    words: accountPage.groups.profile,
    parts: [
      {
        id: 'profile',
        title: accountPage.profile.heading,
        Content: latePart(() => import('./profile.tsx')),
        describe: nameOf,
      },
    ],
  },
  {
    words: accountPage.groups.signIn,
    parts: [
      {
        id: 'email',
        title: accountPage.email.heading,
        Content: latePart(() => import('./change-email.tsx')),
        describe: ({ email }) => email,
      },
      {
        id: 'password',
        title: accountPage.password.heading,
        Content: latePart(() => import('./change-password.tsx')),
      },
      {
        id: 'ways',
        title: accountPage.identities.heading,
        Content: latePart(() => import('./identities.tsx')),
        describe: listWays,
      },
      {
        id: 'second-step',
        title: accountPage.secondFactor.heading,
        Content: latePart(() => import('./second-step.tsx')),
        describe: describeSecondStep,
      },
      {
        id: 'devices',
        title: accountPage.sessions.heading,
        Content: latePart(() => import('./devices.tsx')),
      },
    ],
  },
  {
    words: accountPage.groups.data,
    parts: [
      {
        id: 'data',
        title: accountPage.export.heading,
        Content: latePart(() => import('./own-data.tsx')),
      },
      {
        id: 'delete',
        title: accountPage.delete.heading,
        Content: latePart(() => import('./delete-account.tsx')),
      },
    ],
  },
]

const ownCache = { provider: () => new Map() }

/** Everything a person can see and change about their account. */
export function Component() {
  const { status, user, signOut } = useAuth()
  const { hash } = useLocation()
  const [isLeaving, setLeaving] = useState(false)
  const leave = useCallback(
    (isDeleted?: boolean) => {
      setLeaving(true)
      return signOut(isDeleted)
    },
    [signOut],
  )
  if (status === 'signed-out' || status === 'second-factor') {
    const signIn = paths.signIn(paths.account + hash)
    return <Navigate to={isLeaving ? paths.home : signIn} replace />
  }
  return (
    <LeaveContext value={leave}>
      <div className="work-bar cloth cloth-print pt-(--bar)" {...hemOf('dots')}>
        {/* Only makes room for the rosette once somebody has signed in: until then, nothing here may change after the first paint. */}
        <div
          className={`wrap flex flex-wrap items-center justify-between gap-2 pt-4 pb-6 ${user ? 'relative lg:pe-36' : ''}`}
        >
          <h1 className="text-4xl sm:text-5xl">{accountPage.heading}</h1>
          {user && <SignOut />}
          <p className="min-h-7 basis-full wrap-anywhere text-muted">
            {user && describeUser(user)}
          </p>
          {user && (
            <Rosette
              seed={user.email}
              className="absolute end-0 bottom-4 size-24 text-ochre max-lg:hidden"
            />
          )}
        </div>
      </div>
      {user ? (
        // A cache of its own, so that nothing loaded for one person is shown to the next.
        <SWRConfig key={user.id} value={ownCache}>
          <AccountParts user={user} />
          <ProofAsker />
        </SWRConfig>
      ) : (
        <Waiting />
      )}
    </LeaveContext>
  )
}

function AccountParts({ user }: { user: User }) {
  const [query] = useSearchParams()
  // After a return from GitHub, the part that sent the reader there must open to exchange the code.
  const isBack = query.has('code') || query.has('error')
  const { role, isMentor, hubId } = useAuth()
  const { data, error } = useOwnTeams()
  const teams = data && [...data.teams, ...data.memberships.filter(({ joinedAt }) => joinedAt)]
  const hasTeam = teams !== undefined && teams.length > 0
  const isFull = hasTeam && teams.every(({ members }) => members.length >= event.teamSize.most)
  const findTeam = (
    <WayTo label={accountPage.findTeam.action} href={paths.findTeam}>
      {accountPage.findTeam.text}
    </WayTo>
  )
  const judges = role === 'judge' || isMentor
  const works = judges || isStaff(role) || hubId
  const isNamed = data && data.teams.length + data.memberships.length + data.requests.length > 0
  // Staff, judges, mentors and hub organisers see the parts for members only if they have a team.
  const isMember = isNamed || !works
  const loading = <Team content={<TeamsLoading />} />
  return (
    // As high as the window, so that the footer does not move into it and out again.
    <div className="wrap min-h-dvh pb-16">
      <KeptTeam />
      {/* What follows waits for the teams: a part that moves between press and release is not opened. */}
      <Suspense fallback={loading}>
        {role === undefined && loading}
        {works && <OwnWork />}
        {role !== undefined && isMember && <Team content={<OwnTeams />} />}
        <OtherTeams />
        {role !== undefined && (isMember || judges) && (
          <ul className="ways">
            {isMember && !isFull && findTeam}
            {isMember && !hasTeam && (
              <WayTo label={accountPage.pass.action} href={paths.pass}>
                {accountPage.pass.text}
              </WayTo>
            )}
            <WayTo label={accountPage.certificates.action} href={paths.ownCertificates}>
              {accountPage.certificates.text}
            </WayTo>
            {isMember && (
              <WayTo label={accountPage.talent.action} href={paths.ownTalent}>
                {accountPage.talent.text}
              </WayTo>
            )}
            {/* Nobody can join a full team. */}
            {isMember && isFull && findTeam}
          </ul>
        )}
        {(teams || error) && role !== undefined && (
          <>
            {groups.map(({ words, parts }) => (
              <AccountGroup key={words.heading} title={words.heading} text={words.text}>
                {parts.map(({ id, title, Content, describe }) => (
                  <AccountPart
                    key={id}
                    id={id}
                    title={title}
                    state={describe?.(user, isStaff(role))}
                    startsOpen={id === 'ways' && isBack}
                    isDangerous={id === 'delete'}
                  >
                    <Content />
                  </AccountPart>
                ))}
              </AccountGroup>
            ))}
          </>
        )}
      </Suspense>
    </div>
  )
}

function Team({ content }: { content: ReactNode }) {
  const { heading } = accountPage.team
  return (
    <section id="team" aria-label={heading} className="scroll-mt-20 pt-6 lg:pt-8">
      <h2 className="mb-3 text-2xl">{heading}</h2>
      {content}
    </section>
  )
}

function Waiting() {
  return (
    <div className="wrap min-h-dvh py-16 text-lg">
      <FailedToStart />
      <p role="status" className="when-started">
        {accountPage.loading}
      </p>
      <noscript>
        <Notice className="mt-6">{authPage.withoutScript}</Notice>
      </noscript>
    </div>
  )
}

function describeUser(user: User): string {
  return [nameOf(user), user.email].filter(Boolean).join(', ')
}

function nameOf({ user_metadata }: User): string {
  return [user_metadata.first_name, user_metadata.last_name]
    .filter((part) => typeof part === 'string')
    .join(' ')
}

function listWays({ identities }: User): string {
  return identities.map(({ provider }) => accountPage.identities[provider]).join(', ')
}

/** Says whether two-step verification is on. Staff must turn it on; for everyone else, it is optional. */
function describeSecondStep({ factors }: User, isStaffer: boolean): ReactNode {
  const { isOn, isOptional } = accountPage.secondFactor
  if (factors?.some(({ status }) => status === 'verified')) return isOn
  return isStaffer ? <SecondStepOff /> : isOptional
}
