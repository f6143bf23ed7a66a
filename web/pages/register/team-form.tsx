import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { contactAddresses } from '#content/facts/contact-addresses.ts'
import { teamSchema, type TeamDetails } from '#content/forms/team.ts'
import { paths } from '#content/paths.ts'
import { registerPage } from '#words/pages/register.ts'
import { api } from '../../api.ts'
import { useAuth } from '../../auth/auth-context.ts'
import { DATA_START, DATA_TRACK } from '../../boot/attributes.ts'
import { FormFoot } from '../../components/form-parts/form-foot.tsx'
import { FormHead } from '../../components/form-parts/form-head.tsx'
import { listRepresentative } from '../../components/form-parts/list-representative.ts'
import { TeamFields } from '../../components/form-parts/team-fields.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { SmartLink } from '../../components/ui/smart-link.tsx'
import type { ApiError } from '../../data/api-error.ts'

const loadReceipt = () => import('./receipt.tsx')
const Receipt = lazy(loadReceipt)
const SignedIn = lazy(() => import('./signed-in.tsx'))

const DRAFT = 'team'
const words = registerPage.form
const address = contactAddresses.find(({ id }) => id === 'registration')!.email

/** The team form, followed on phones by `afterwards`. Once it is sent, a receipt replaces it. */
export function TeamRegistration({ afterwards }: { afterwards: ReactNode }) {
  const [team, setTeam] = useState<TeamDetails>()
  // Loaded ahead: the network may be gone when the form has been sent.
  useEffect(() => void loadReceipt().catch(() => undefined), [])
  if (!team) return <TeamForm onRegistered={setTeam} afterwards={afterwards} />
  return (
    <Suspense>
      <Receipt team={team} />
    </Suspense>
  )
}

function TeamForm({
  onRegistered,
  afterwards,
}: {
  onRegistered: (team: TeamDetails) => void
  afterwards: ReactNode
}) {
  const form = useForm({
    schema: teamSchema,
    draft: DRAFT,
    complete: listRepresentative,
    keyed: true,
    guarded: true,
    async onSubmit(team) {
      await api.teams.$post({ json: team })
      form.reset()
      onRegistered(team)
    },
    failure: describeFailure,
  })
  const { status, user } = useAuth()
  return (
    <form {...form.form} className="grid max-w-5xl gap-4 lg:gap-6" {...{ [DATA_START]: '' }}>
      <FormHead form={form} address={address} />
      <Suspense>
        {status === 'signed-in' && user && (
          <SignedIn key={user.id} user={user} form={form.form.ref} />
        )}
      </Suspense>
      <TeamFields form={form} draft={DRAFT} hint={words.required} />
      <FormFoot id="team" form={form} words={words} {...{ [DATA_TRACK]: 'register-submit' }} />
      <p className="when-signed-out">
        {words.signedOut}{' '}
        <SmartLink className="link inline-block" href={paths.signIn(`${paths.register}#form`)}>
          {words.signIn}
        </SmartLink>
      </p>
      {afterwards}
    </form>
  )
}

function describeFailure(error: ApiError) {
  const { title, text, offline } = registerPage.failure
  if (error.code !== 'network') return { title, description: error.message }
  return { title, description: navigator.onLine ? text : offline }
}
