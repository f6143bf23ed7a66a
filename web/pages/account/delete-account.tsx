import { useState } from 'react'
import { deletionSchema } from '#content/forms/account.ts'
import { emailLimits } from '#content/forms/fields.ts'
import { accountPage } from '#words/pages/account.ts'
import { useForm } from '../../components/form/use-form.ts'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { Checkbox, TextField } from '../../components/ui/field.tsx'
import { toast } from '../../components/ui/toast.tsx'
import { deleteOwnAccount } from '../../data/account.ts'
import { describeFailure } from './form-parts.tsx'
import { useLeave } from './leaving.ts'

const { delete: text } = accountPage

export default function DeleteAccount() {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <p className="text-muted">{text.text}</p>
      <p className="text-muted">{text.stays}</p>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {text.open}
      </Button>
      {isAsking && (
        <Dialog
          title={text.confirmHeading}
          closeLabel={text.cancel}
          onClose={() => setAsking(false)}
        >
          <Confirmation onCancel={() => setAsking(false)} />
        </Dialog>
      )}
    </>
  )
}

function Confirmation({ onCancel }: { onCancel: () => void }) {
  const leave = useLeave()
  const form = useForm({
    schema: deletionSchema,
    failure: describeFailure,
    onSubmit: async (value) => {
      await deleteOwnAccount(value)
      await leave(true)
      toast(text.toast.title, text.toast.text)
    },
  })
  return (
    <form {...form.form} className="grid gap-5">
      <p>{text.text}</p>
      <p>{text.stays}</p>
      <Checkbox label={text.fields.everything.label} {...form.field('everything')} />
      <TextField
        label={text.fields.email.label}
        type="email"
        autoComplete="off"
        maxLength={emailLimits.most}
        {...form.field('email')}
      />
      <div className="dialog-actions">
        <Button variant="secondary" onClick={onCancel}>
          {text.cancel}
        </Button>
        <Button type="submit" variant="danger" busy={form.busy}>
          {form.busy ? text.submitting : text.submit}
        </Button>
      </div>
    </form>
  )
}
