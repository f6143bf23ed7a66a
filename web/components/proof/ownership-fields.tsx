import { useState } from 'react'
import { ownership as text } from '#words/ownership.ts'
import { useAuth } from '../../auth/auth-context.ts'
import { requestNonce } from '../../auth/user.ts'
import { CodeField } from '../form-parts/code-field.tsx'
import { PasswordField } from '../form-parts/password-field.tsx'
import type { FormHandle } from '../form/use-form.ts'
import { Button } from '../ui/button.tsx'
import { takeFocus } from '../ui/focus.ts'
import { useTask } from '../ui/use-task.ts'

/** The ways in which the owner proves to be present: the current password, or a code that was mailed on request. */
export function useOwnership({ isCodeSent = false } = {}) {
  const { user } = useAuth()
  const mail = useTask()
  const [isByCode, setByCode] = useState(isCodeSent)
  return {
    isByCode,
    hasPassword: user?.has_password ?? true,
    isMailing: mail.busy,
    sendCode: async () => {
      if (await mail.run(requestNonce, text.codeSent)) setByCode(true)
    },
    /** Goes back to the password, once the code has been spent. */
    restart: () => setByCode(false),
  }
}

/** Asks for the current password, or for the code of a mail. Accounts without a password have only the mail. */
export function OwnershipFields({
  form,
  by,
  sendFirstCode,
  takesFocus = false,
}: {
  form: Pick<FormHandle, 'field'>
  by: ReturnType<typeof useOwnership>
  /** What the button says to people without a password. */
  sendFirstCode: string
  /** Whether the password gets the focus when it appears. The code always does. */
  takesFocus?: boolean
}) {
  if (by.isByCode)
    return (
      <CodeField
        takesFocus
        label={text.fields.nonce.label}
        hint={text.fields.nonce.hint}
        {...form.field('nonce')}
      />
    )
  return (
    <>
      {by.hasPassword && (
        <PasswordField
          ref={takesFocus ? takeFocus : undefined}
          label={text.fields.currentPassword.label}
          {...form.field('currentPassword')}
        />
      )}
      <Button
        variant="plain"
        className="-my-2 justify-self-start px-0! text-start"
        busy={by.isMailing}
        onClick={() => void by.sendCode()}
      >
        {by.hasPassword ? text.sendCode : sendFirstCode}
      </Button>
    </>
  )
}
