import { useState } from 'react'
import { hubs } from '#content/catalogue/hubs.ts'
import { contactAddresses } from '#content/facts/contact-addresses.ts'
import { hubInterestLimits, hubInterestSchema } from '#content/forms/hub-interest.ts'
import { hubInterestKinds } from '#content/wire/hub-interest-kinds.ts'
import { contactPage } from '#words/pages/contact.ts'
import { api } from '../../api.ts'
import { DATA_QUERY } from '../../boot/attributes.ts'
import { Captcha } from '../../components/captcha/captcha.tsx'
import { DraftNotice } from '../../components/form-parts/draft-notice.tsx'
import { FormNotices } from '../../components/form-parts/form-notices.tsx'
import { Sent } from '../../components/form-parts/sent.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { useQueryChoice } from '../../components/form/use-query-choice.ts'
import { Button } from '../../components/ui/button.tsx'
import { SelectField, TextArea, TextField } from '../../components/ui/field.tsx'
import { RadioGroup } from '../../components/ui/radio-group.tsx'
import type { ApiError } from '../../data/api-error.ts'

const { hubInterest: words, form: shared } = contactPage
const kinds = hubInterestKinds.map((value) => ({ value, ...words.kinds[value] }))
const places = hubs.map(({ id, city, isConfirmed }) => ({
  value: id,
  label: words.hub(city, isConfirmed),
}))

export function HubInterest() {
  const [isSent, setSent] = useState(false)
  if (!isSent) return <HubInterestForm onSent={() => setSent(true)} />
  return (
    <Sent {...words.success}>
      <Button variant="secondary" className="justify-self-start" onClick={() => setSent(false)}>
        {words.success.again}
      </Button>
    </Sent>
  )
}

function HubInterestForm({ onSent }: { onSent: () => void }) {
  const form = useForm({
    schema: hubInterestSchema,
    draft: 'hub-interest',
    keyed: true,
    guarded: true,
    async onSubmit(interest) {
      await api['hub-interest'].$post({ json: interest })
      form.reset()
      onSent()
    },
    failure: describeFailure,
  })
  useQueryChoice('hub', form.read)
  const { field } = form
  const { fields } = words
  return (
    <form {...form.form} className="grid max-w-2xl gap-6">
      <FormNotices address={contactAddresses[1].email} />
      <DraftNotice
        shown={form.restored}
        text={shared.draft}
        clear={shared.clearDraft}
        onClear={form.reset}
      />
      <SelectField
        {...fields.hubId}
        {...field('hubId')}
        {...{ [DATA_QUERY]: 'hub' }}
        options={places}
      />
      <TextField
        {...fields.city}
        {...field('city')}
        autoComplete="address-level2"
        maxLength={hubInterestLimits.city.most}
      />
      <RadioGroup legend={fields.kind.label} options={kinds} {...field('kind')} />
      <TextField
        {...fields.name}
        {...field('name')}
        autoComplete="name"
        maxLength={hubInterestLimits.name.most}
      />
      <TextField
        {...fields.email}
        {...field('email')}
        type="email"
        autoComplete="email"
        maxLength={hubInterestLimits.email.most}
      />
      <TextField
        {...fields.organization}
        {...field('organization')}
        optional
        autoComplete="organization"
        maxLength={hubInterestLimits.organization.most}
      />
      <TextArea
        {...fields.message}
        {...field('message')}
        optional
        rows={4}
        maxLength={hubInterestLimits.message.most}
      />
      <Captcha action="hub" {...form.captcha} />
      <Button type="submit" className="sm:justify-self-start" busy={form.busy}>
        {form.busy ? words.submitting : words.submit}
      </Button>
    </form>
  )
}

function describeFailure(error: ApiError) {
  const { title, text } = words.failure
  return { title, description: error.code === 'network' ? text : error.message }
}
