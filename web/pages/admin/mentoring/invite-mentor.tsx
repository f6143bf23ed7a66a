import { useState } from 'react'
import { mentorSchema } from '#content/forms/mentoring.ts'
import { mentoringPanel } from '#words/pages/admin-mentoring.ts'
import { useForm } from '../../../components/form/use-form.ts'
import { Button } from '../../../components/ui/button.tsx'
import { TextField } from '../../../components/ui/field.tsx'
import { toast } from '../../../components/ui/toast.tsx'
import { inviteMentor } from '../../../data/admin-mentoring.ts'
import { useRefresh } from '../../../data/admin.ts'
import { completeOffer, OfferFields } from './offer-fields.tsx'

const { invite: text, fields } = mentoringPanel

/** Invites a mentor, with what they help with. */
export function InviteMentor() {
  const [sent, setSent] = useState(0)
  return (
    <section aria-labelledby="invite-mentor" className="mt-12 bg-panel p-5">
      <h2 id="invite-mentor" className="text-xl">
        {text.heading}
      </h2>
      <p className="measure mt-2 text-muted">{text.text}</p>
      {/* Keyed, so that the form begins anew for the next mentor. */}
      <Form key={sent} onSent={() => setSent(sent + 1)} />
    </section>
  )
}

function Form({ onSent }: { onSent: () => void }) {
  const refresh = useRefresh()
  const form = useForm({
    schema: mentorSchema,
    complete: completeOffer,
    async onSubmit(mentor) {
      await inviteMentor(mentor)
      toast(text.done.title, text.done.text)
      onSent()
      await refresh()
    },
  })
  return (
    <form {...form.form} className="mentor-form mt-4 grid items-start gap-x-6 gap-y-4">
      <TextField
        {...fields.email}
        {...form.field('email')}
        type="email"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
      />
      <OfferFields form={form} />
      <Button type="submit" className="justify-self-start min-[52rem]:col-span-2" busy={form.busy}>
        {form.busy ? text.submitting : text.submit}
      </Button>
    </form>
  )
}
