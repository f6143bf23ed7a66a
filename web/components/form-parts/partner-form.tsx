import { partnershipTypes, tiers } from '#content/catalogue/partnerships.ts'
import { contactAddresses } from '#content/facts/contact-addresses.ts'
import {
  consentVersion,
  partnerApplicationLimits as limits,
  partnerApplicationSchema,
} from '#content/forms/partner-application.ts'
import { organizationTypes } from '#content/wire/organization-types.ts'
import { partnerForm as words } from '#words/pages/partner-form.ts'
import { api } from '../../api.ts'
import { DATA_QUERY } from '../../boot/attributes.ts'
import { makeFailureToast } from '../form/make-failure-toast.ts'
import { useQueryChoice } from '../form/use-query-choice.ts'
import { useVisitorForm } from '../form/use-visitor-form.ts'
import { Checkbox, SelectField, TextArea, TextField } from '../ui/field.tsx'
import { EmbeddedForm } from './embedded-form.tsx'
import { FieldSet } from './field-set.tsx'
import { FormFoot } from './form-foot.tsx'
import { FormHead } from './form-head.tsx'
import { PersonFields } from './person-fields.tsx'
import { Resendable } from './sent.tsx'

const address = contactAddresses.find(({ id }) => id === 'partnerships')!.email
const kinds = organizationTypes.map((value) => ({ value, label: words.organizationTypes[value] }))

/**
 * The partnership application. `?{query}=id` in the address preselects the tier or the kind of partnership. With an
 * `externalUrl`, another site's form is shown instead.
 */
export function PartnerApplication({
  query,
  externalUrl,
}: {
  query: 'tier' | 'type'
  externalUrl: string
}) {
  if (externalUrl) return <EmbeddedForm url={externalUrl} words={words.embedded} />
  return (
    <Resendable words={words.success}>
      {(onSent) => <PartnerForm query={query} onSent={onSent} />}
    </Resendable>
  )
}

function PartnerForm({ query, onSent }: { query: string; onSent: () => void }) {
  const form = useVisitorForm({
    schema: partnerApplicationSchema,
    draft: 'partner',
    send: (json) => api['partner-applications'].$post({ json }),
    onSent,
    failure: makeFailureToast(words.failure),
  })
  useQueryChoice(query, form.read)
  const { field } = form
  const { fields, sections } = words
  return (
    <form {...form.form} className="grid max-w-5xl gap-6">
      <div className="grid gap-6">
        <FormHead form={form} address={address} />
        <p className="text-muted">{words.required}</p>
        <SelectField
          {...fields.partnershipType}
          {...field('partnershipType')}
          {...{ [DATA_QUERY]: query }}
          className="slip"
        >
          <optgroup label={words.tierGroup}>
            {tiers.map(({ id, name, price }) => (
              <option key={id} value={id}>{`${name} (${price})`}</option>
            ))}
          </optgroup>
          <optgroup label={words.partnershipGroup}>
            {partnershipTypes.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </optgroup>
        </SelectField>
      </div>
      <FieldSet id="organisation" legend={sections.organisation}>
        <TextField
          {...fields.organizationName}
          {...field('organizationName')}
          className="half"
          autoComplete="organization"
          maxLength={limits.organizationName.most}
        />
        <SelectField
          {...fields.organizationType}
          {...field('organizationType')}
          className="half"
          options={kinds}
        />
        <TextField
          {...fields.website}
          {...field('website')}
          optional
          type="url"
          autoComplete="url"
          maxLength={limits.website.most}
        />
      </FieldSet>
      <FieldSet id="contact" legend={sections.contact}>
        <PersonFields
          name="contactName"
          words={{ name: fields.contactName, email: fields.email }}
          limits={limits.contactName}
          field={field}
        />
        <TextField
          {...fields.phone}
          {...field('phone')}
          optional
          type="tel"
          autoComplete="tel"
          maxLength={limits.phone.most}
        />
      </FieldSet>
      <FieldSet id="proposal" legend={sections.proposal}>
        <TextArea
          {...fields.contributionDetails}
          {...field('contributionDetails')}
          maxLength={limits.contributionDetails.most}
        />
        <TextArea {...fields.goals} {...field('goals')} maxLength={limits.goals.most} />
        <TextField
          {...fields.audienceSize}
          {...field('audienceSize')}
          className="half"
          optional
          maxLength={limits.audienceSize.most}
        />
        <TextArea
          {...fields.previousExperience}
          {...field('previousExperience')}
          optional
          rows={3}
          maxLength={limits.previousExperience.most}
        />
      </FieldSet>
      <div className="grid gap-6">
        <div className="slip">
          <Checkbox label={fields.agreedToTerms.label} {...field('agreedToTerms')} />
          <Checkbox label={fields.agreedToMarketing.label} {...field('agreedToMarketing')} />
        </div>
        <input type="hidden" name="consentVersion" value={consentVersion} />
        <FormFoot id="partner" form={form} words={words} />
      </div>
    </form>
  )
}
