import { useState } from 'react'
import { contactAddresses } from '#content/facts/contact-addresses.ts'
import { teamSchema, type TeamDetails } from '#content/forms/team.ts'
import { paths } from '#content/paths.ts'
import { registerPage } from '#words/pages/register.ts'
import { api } from '../../api.ts'
import { DATA_TRACK } from '../../boot/attributes.ts'
import { Captcha } from '../../components/captcha/captcha.tsx'
import { DraftNotice } from '../../components/form-parts/draft-notice.tsx'
import { FormNotices } from '../../components/form-parts/form-notices.tsx'
import { TeamFields } from '../../components/form-parts/team-fields.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { Button } from '../../components/ui/button.tsx'
import { SmartLink } from '../../components/ui/smart-link.tsx'
import type { ApiError } from '../../data/api-error.ts'
import { Receipt } from './receipt.tsx'

const DRAFT = 'team'
const words = registerPage.form
const address = contactAddresses.find(({ id }) => id === 'registration')!.email

/** The team form, replaced by a receipt once it is sent. */
export function TeamRegistration() {
  const [team, setTeam] = useState<TeamDetails>()
  return team ? <Receipt team={team} /> : <TeamForm onRegistered={setTeam} />
}

function TeamForm({ onRegistered }: { onRegistered: (team: TeamDetails) => void }) {
  const form = useForm({
    schema: teamSchema,
    draft: DRAFT,
    keyed: true,
    guarded: true,
    async onSubmit(team) {
      await api.teams.$post({ json: team })
      form.reset()
      onRegistered(team)
    },
    failure: describeFailure,
  })
  return (
    <form {...form.form} className="grid max-w-2xl gap-8">
      <FormNotices address={address} />
      <DraftNotice
        shown={form.restored}
        text={words.draft}
        clear={words.clearDraft}
        onClear={form.reset}
      />
      <p className="when-signed-out text-muted">
        {words.signedOut}{' '}
        <SmartLink className="link" href={paths.auth}>
          {words.signIn}
        </SmartLink>
      </p>
      <p className="text-muted">{words.required}</p>
      <TeamFields form={form} draft={DRAFT} />
      <Captcha action="team" {...form.captcha} />
      <Button
        type="submit"
        className="sm:justify-self-start"
        busy={form.busy}
        {...{ [DATA_TRACK]: 'register-submit' }}
      >
        {form.busy ? words.submitting : words.submit}
      </Button>
    </form>
  )
}

function describeFailure(error: ApiError) {
  const { title, text, offline } = registerPage.failure
  if (error.code !== 'network') return { title, description: error.message }
  return { title, description: navigator.onLine ? text : offline }
}
