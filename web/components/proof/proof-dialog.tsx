import { proofSchema } from '#content/forms/account.ts'
import { ownership as text } from '#words/ownership.ts'
import { useAuth } from '../../auth/auth-context.ts'
import type { ProofKind } from '../../auth/proof.ts'
import { proveIdentity } from '../../auth/user.ts'
import { useForm } from '../form/use-form.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { OwnershipFields, useOwnership } from './ownership-fields.tsx'

/** Asks the reader who they are. What they were doing waits behind the dialog, and goes on after it. */
export default function ProofDialog({
  kind,
  onClose,
}: {
  kind: ProofKind
  onClose: (isProven: boolean) => void
}) {
  const { user } = useAuth()
  const by = useOwnership({ isCodeSent: kind === 'mail' })
  const form = useForm({
    schema: proofSchema,
    failure: ({ message }) => ({ title: text.failed, description: message }),
    onSubmit: async ({ currentPassword, nonce }) => {
      await proveIdentity(nonce ? { nonce } : { current_password: currentPassword })
      onClose(true)
    },
  })
  return (
    <Dialog title={text.heading} closeLabel={text.cancel} onClose={() => onClose(false)}>
      <form {...form.form} className="grid gap-5">
        <p>{explain(kind, by)}</p>
        <input hidden type="email" autoComplete="username" value={user?.email ?? ''} readOnly />
        <OwnershipFields takesFocus form={form} by={by} sendFirstCode={text.sendFirstCode} />
        <div className="dialog-actions">
          <Button variant="secondary" onClick={() => onClose(false)}>
            {text.cancel}
          </Button>
          {(by.hasPassword || by.isByCode) && (
            <Button type="submit" busy={form.busy}>
              {form.busy ? text.submitting : text.submit}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}

function explain(kind: ProofKind, by: ReturnType<typeof useOwnership>): string {
  if (kind === 'mail') return text.typeCodeOverdue
  if (by.isByCode) return text.typeCode
  return by.hasPassword ? text.text : text.textByCode
}
