import { appCodeSchema } from '#content/forms/account.ts'
import { accountPage } from '#words/pages/account.ts'
import type { Enrolment } from '../../auth/answers.ts'
import { verifyFactor } from '../../auth/factors.ts'
import { CodeField } from '../../components/form-parts/code-field.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { Button } from '../../components/ui/button.tsx'
import { CopyButton } from '../../components/ui/copy-button.tsx'
import { describeFailure, Step } from './form-parts.tsx'

const { secondFactor } = accountPage
const { enrol: text } = secondFactor

/** Shows the QR code and the key for an authenticator app, and asks for its first code. */
export function Enrol({
  enrolment,
  onDone,
  onCancel,
}: {
  enrolment: Enrolment
  onDone: () => Promise<void>
  onCancel: () => void
}) {
  const form = useForm({
    schema: appCodeSchema,
    failure: describeFailure,
    onSubmit: async ({ code }) => {
      await verifyFactor(enrolment.id, code)
      await onDone()
    },
  })
  const { qr_code, secret } = enrolment.totp
  return (
    <Step heading={text.heading}>
      <p>{text.scan}</p>
      <img
        src={`data:image/svg+xml;utf-8,${encodeURIComponent(qr_code)}`}
        alt={text.qrLabel}
        className="size-52 bg-paper p-2"
      />
      <p>{text.manual}</p>
      <p className="flex flex-wrap items-center gap-3">
        <code className="font-mono text-lg">{secret.match(/.{1,4}/g)?.join(' ')}</code>
        <CopyButton text={secret} label={text.copy} done={text.copied} />
      </p>
      <form {...form.form} className="grid gap-4">
        <CodeField
          label={text.fields.code.label}
          hint={text.fields.code.hint}
          {...form.field('code')}
        />
        <div className="buttons">
          <Button type="submit" busy={form.busy}>
            {form.busy ? text.submitting : text.submit}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            {text.cancel}
          </Button>
        </div>
      </form>
    </Step>
  )
}
