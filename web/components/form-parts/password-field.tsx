import { useState, type ComponentProps } from 'react'
import { passwordLimits } from '#content/forms/sign-in.ts'
import { authPage } from '#words/pages/auth.ts'
import { DATA_APP_CLICK } from '../../boot/attributes.ts'
import { TextField } from '../ui/field.tsx'

/** A password field with a button that shows and hides the text. */
export function PasswordField({
  isNew = false,
  ...rest
}: Omit<ComponentProps<typeof TextField>, 'type' | 'autoComplete'> & { isNew?: boolean }) {
  const [isShown, setShown] = useState(false)
  return (
    <div className="grid justify-items-start gap-1">
      <TextField
        className="w-full"
        type={isShown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={passwordLimits.most}
        {...rest}
      />
      <button
        type="button"
        className="link py-1 text-sm"
        {...{ [DATA_APP_CLICK]: '' }}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? authPage.hidePassword : authPage.showPassword}
      </button>
    </div>
  )
}
