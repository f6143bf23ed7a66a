import '../../styles/app.css'
import { useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { hubs } from '#content/catalogue/hubs.ts'
import { joinRequestLimits, joinRequestSchema } from '#content/forms/join-request.ts'
import { paths } from '#content/paths.ts'
import { joinPage } from '#words/pages/join.ts'
import { trackNames } from '#words/track-names.ts'
import { useAuth } from '../../auth/auth-context.ts'
import { FormFrame } from '../../components/form-parts/form-frame.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { CopyButton } from '../../components/ui/copy-button.tsx'
import { TextArea, TextField } from '../../components/ui/field.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { useHydrated } from '../../components/ui/use-hydrated.ts'
import { ApiError } from '../../data/api-error.ts'
import { askToJoin, useTeamLink, useTeamsOf } from '../../data/joining.ts'
import { forgetTeamLink, keepTeamLink, readTeamLink } from '../../data/kept-team-link.ts'

const text = joinPage

export const meta = text.meta

/** The page that the link of a team opens. The secret of the link stays in the fragment, which no server sees. */
export function Component() {
  const { hash } = useLocation()
  const isHydrated = useHydrated()
  const token = new URLSearchParams(hash.slice(1)).get('token')
  if (!isHydrated) return <Frame title={text.meta.title}>{waiting}</Frame>
  return <JoinBy key={token} token={token} />
}

const waiting = (
  <p role="status" className="when-started">
    {text.loading}
  </p>
)

function JoinBy({ token }: { token: string | null }) {
  const { data: team, error } = useTeamLink(token)
  const { status, user } = useAuth()
  const own = useTeamsOf(team && user?.id, token)
  const [isSent, setSent] = useState(false)
  const mayAsk = team?.isOpen && !team.isFull
  useEffect(() => {
    if (!token) return
    if (status === 'signed-out' && mayAsk) keepTeamLink(token)
    const isAnswered = team || (error instanceof ApiError && error.status === 404)
    if (status === 'signed-in' && isAnswered && readTeamLink() === token) forgetTeamLink()
  }, [token, status, team, mayAsk, error])
  if (isSent)
    return (
      <Frame key="sent" title={text.sent.heading} takesFocus>
        <p className="text-lg">{text.sent.text}</p>
        <ButtonLink href={paths.account}>{text.sent.action}</ButtonLink>
      </Frame>
    )
  if (!token || isCutOff(error))
    return (
      <Frame title={text.missing.heading}>
        <p className="text-lg">{text.missing.text}</p>
        <LookElsewhere />
      </Frame>
    )
  if (error)
    return (
      <Frame title={text.meta.title}>
        <p className="text-lg">{error instanceof Error ? error.message : text.missing.text}</p>
        <LookElsewhere />
      </Frame>
    )
  if (!team || status === 'loading' || own.isLoading)
    return <Frame title={text.meta.title}>{waiting}</Frame>
  // No two teams have the same name.
  const isIt = ({ teamName }: { teamName: string }) => teamName === team.teamName
  const led = own.data?.teams.find(isIt)
  const listed = own.data?.memberships.find(isIt)
  if (led) return <Standing team={team.teamName} standing="lead" link={led.link} />
  if (listed)
    return (
      <Standing
        team={team.teamName}
        standing={listed.joinedAt ? 'joined' : team.isOpen ? 'invited' : 'late'}
      />
    )
  if (own.data?.requests.some(isIt)) return <Standing team={team.teamName} standing="asked" />
  const obstacle = team.isFull ? text.full : team.isOpen ? undefined : text.closed
  const hub = hubs.find(({ id }) => id === team.hubId)?.city
  const rows = [
    [text.fields.team.lead, team.representativeName],
    [text.fields.team.track, trackNames[team.trackId] ?? team.trackId],
    ...(hub ? [[text.fields.team.hub, hub]] : []),
  ]
  return (
    <Frame title={text.heading(team.teamName)} takesFocus>
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
      {obstacle ? (
        <Notice variant="bad">{obstacle}</Notice>
      ) : status === 'signed-in' ? (
        <Ask token={token} onSent={() => setSent(true)} />
      ) : (
        <SignIn />
      )}
    </Frame>
  )
}

/** Tells somebody who has something to do with the team already how they stand to it. */
function Standing({
  team,
  standing,
  link,
}: {
  team: string
  standing: Exclude<keyof typeof text.standings, 'action' | 'copy' | 'copied'>
  link?: string | null
}) {
  const { action, copy, copied } = text.standings
  return (
    <Frame title={<bdi>{team}</bdi>} takesFocus>
      <p className="text-lg">{text.standings[standing]}</p>
      <div className="buttons w-full">
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
        {link && <CopyButton text={link} label={copy} done={copied} />}
      </div>
    </Frame>
  )
}

/** Tells whether the link lacks some of its characters, or has others. */
const isCutOff = (error: unknown) => error instanceof ApiError && error.status === 400

function LookElsewhere() {
  return (
    <ButtonLink variant="secondary" href={paths.findTeam}>
      {text.missing.action}
    </ButtonLink>
  )
}

function SignIn() {
  return (
    <>
      <p>{text.signedOut.text}</p>
      <div className="buttons w-full">
        <ButtonLink href={`${paths.signIn(paths.account)}&tab=signup`}>
          {text.signedOut.signUp}
        </ButtonLink>
        <ButtonLink variant="secondary" href={paths.signIn(paths.account)}>
          {text.signedOut.signIn}
        </ButtonLink>
      </div>
    </>
  )
}

function Ask({ token, onSent }: { token: string; onSent: () => void }) {
  const form = useForm({
    schema: joinRequestSchema,
    keyed: true,
    complete: (typed) => ({ ...typed, token }),
    failure: ({ message }) => ({ title: text.failure, description: message }),
    async onSubmit(request) {
      await askToJoin(request)
      onSent()
    },
  })
  return (
    <form {...form.form} className="grid w-full gap-5">
      <p>{text.lead}</p>
      <TextField
        {...text.fields.name}
        {...form.field('name')}
        autoComplete="name"
        maxLength={joinRequestLimits.name.most}
      />
      <TextArea
        {...text.fields.note}
        {...form.field('note')}
        optional
        rows={3}
        maxLength={joinRequestLimits.note.most}
      />
      <Button type="submit" className="justify-self-start" busy={form.busy}>
        {form.busy ? text.submitting : text.submit}
      </Button>
    </form>
  )
}

function Frame({
  title,
  takesFocus,
  children,
}: {
  title: ReactNode
  takesFocus?: boolean
  children: ReactNode
}) {
  return (
    <FormFrame title={title} seed={paths.join} takesFocus={takesFocus}>
      <div className="grid justify-items-start gap-6">{children}</div>
    </FormFrame>
  )
}
