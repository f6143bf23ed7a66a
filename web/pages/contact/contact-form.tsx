import '../../components/form-parts/sheets.css'
import { contactAddresses } from '#content/facts/contact-addresses.ts'
import { contactLimits, contactSchema } from '#content/forms/contact.ts'
import { departments } from '#content/wire/departments.ts'
import { contactPage } from '#words/pages/contact.ts'
import { api } from '../../api.ts'
import { DATA_QUERY } from '../../boot/attributes.ts'
import { FormFoot } from '../../components/form-parts/form-foot.tsx'
import { FormHead } from '../../components/form-parts/form-head.tsx'
import { PersonFields } from '../../components/form-parts/person-fields.tsx'
import { useQueryChoice } from '../../components/form/use-query-choice.ts'
import { useVisitorForm } from '../../components/form/use-visitor-form.ts'
import { SelectField, TextArea, TextField } from '../../components/ui/field.tsx'
import { toast } from '../../components/ui/toast.tsx'
import type { ApiError } from '../../data/api-error.ts'

const { form: words, success, failure } = contactPage
const options = departments.map((value) => ({ value, label: words.departments[value] }))

export function ContactForm() {
  const form = useVisitorForm({
    schema: contactSchema,
    draft: 'contact',
    send: (json) => api.contact.$post({ json }),
    onSent: () => toast(success.title, success.text),
    failure: describeFailure,
  })
  useQueryChoice('subject', form.read)
  const { field } = form
  return (
    <form {...form.form} className="grid max-w-3xl gap-6">
      <FormHead form={form} address={contactAddresses[0].email} />
      <div className="sheet">
        <PersonFields words={words.fields} limits={contactLimits.name} field={field} />
        <TextField
          {...words.fields.organization}
          {...field('organization')}
          className="half"
          optional
          autoComplete="organization"
          maxLength={contactLimits.organization.most}
        />
        <SelectField
          {...words.fields.department}
          {...field('department')}
          className="half"
          {...{ [DATA_QUERY]: 'department' }}
          options={options}
        />
        <TextField
          {...words.fields.subject}
          {...field('subject')}
          {...{ [DATA_QUERY]: 'subject' }}
          autoComplete="off"
          maxLength={contactLimits.subject.most}
        />
        <TextArea
          {...words.fields.message}
          {...field('message')}
          maxLength={contactLimits.message.most}
        />
        <FormFoot id="contact" form={form} words={words} />
      </div>
    </form>
  )
}

// Only errors that the sender can act on are shown as they are; the others get a general text.
function describeFailure(error: ApiError) {
  const tellsMore: ApiError['code'][] = [
    'request.too_many',
    'form.already_received',
    'captcha.failed',
    'captcha.unavailable',
  ]
  return {
    title: failure.title,
    description: tellsMore.includes(error.code) ? error.message : failure.text,
  }
}
