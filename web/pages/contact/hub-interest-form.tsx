import '../../components/form-parts/sheets.css'
import { hubs } from '#content/catalogue/hubs.ts'
import { contactAddresses } from '#content/facts/contact-addresses.ts'
import { hubInterestLimits, hubInterestSchema } from '#content/forms/hub-interest.ts'
import { hubInterestKinds } from '#content/wire/hub-interest-kinds.ts'
import { contactPage } from '#words/pages/contact.ts'
import { api } from '../../api.ts'
import { DATA_QUERY } from '../../boot/attributes.ts'
import { FormFoot } from '../../components/form-parts/form-foot.tsx'
import { FormHead } from '../../components/form-parts/form-head.tsx'
import { PersonFields } from '../../components/form-parts/person-fields.tsx'
import { Resendable } from '../../components/form-parts/sent.tsx'
import { makeFailureToast } from '../../components/form/make-failure-toast.ts'
import { useQueryChoice } from '../../components/form/use-query-choice.ts'
import { useVisitorForm } from '../../components/form/use-visitor-form.ts'
import { SelectField, TextArea, TextField } from '../../components/ui/field.tsx'
import { RadioGroup } from '../../components/ui/radio-group.tsx'

const { hubInterest: words } = contactPage
const kinds = hubInterestKinds.map((value) => ({ value, ...words.kinds[value] }))
const places = hubs.map(({ id, city, isConfirmed }) => ({
  value: id,
  label: words.hub(city, isConfirmed),
}))

export function HubInterest() {
  return (
    <Resendable words={words.success}>{(onSent) => <HubInterestForm onSent={onSent} />}</Resendable>
  )
}

function HubInterestForm({ onSent }: { onSent: () => void }) {
  const form = useVisitorForm({
    schema: hubInterestSchema,
    draft: 'hub-interest',
    send: (json) => api['hub-interest'].$post({ json }),
    onSent,
    failure: makeFailureToast(words.failure),
  })
  useQueryChoice('hub', form.read)
  const { field } = form
  const { fields } = words
  return (
    <form {...form.form} className="grid max-w-3xl gap-6">
      <FormHead form={form} address={contactAddresses[1].email} />
      <div className="sheet">
        <SelectField
          {...fields.hubId}
          {...field('hubId')}
          {...{ [DATA_QUERY]: 'hub' }}
          options={places}
        />
        <TextField
          {...fields.city}
          {...field('city')}
          className="border-s-4 border-line ps-4"
          autoComplete="address-level2"
          maxLength={hubInterestLimits.city.most}
        />
        <RadioGroup legend={fields.kind.label} options={kinds} {...field('kind')} />
        <PersonFields words={fields} limits={hubInterestLimits.name} field={field} />
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
        <FormFoot id="hub" form={form} words={words} />
      </div>
    </form>
  )
}
