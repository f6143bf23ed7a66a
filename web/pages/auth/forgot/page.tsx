import { useState } from 'react'
import { mailRequestSchema } from '#content/forms/account.ts'
import { emailLimits } from '#content/forms/fields.ts'
import { authPage } from '#content/pages/auth.ts'
import { enterCode, requestRecovery } from '../../../auth/one-time.ts'
import { Captcha } from '../../../components/captcha.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { Button } from '../../../components/ui/button.tsx'
import { TextField } from '../../../components/ui/field.tsx'
import { paths } from '../../../paths.ts'
import { EnterCode } from '../enter-code.tsx'
import { explainFailure } from '../explain-failure.ts'
import { SignInLink, SignInShell } from '../shell.tsx'

const { fields, ...text } = authPage.forgot

/** Asks for a mail with a link to choose a new password. The answer does not tell whether there is an account. */
export const meta = text.meta

export function Component() {
  const [sentTo, setSentTo] = useState<string>()
  const f = useForm({
    schema: mailRequestSchema,
    draft: 'sign-in',
    guarded: true,
    failure: explainFailure,
    onSubmit: async ({ email, captcha }) => {
      await requestRecovery(email, captcha)
      setSentTo(email)
    },
  })
  return (
    // Whoever proves the address by the code of the mail chooses the new password next.
    <SignInShell title={text.heading} lead={text.text} next={sentTo && paths.reset}>
      <form {...f.form} className="grid gap-5">
        <TextField
          label={fields.email.label}
          type="email"
          autoComplete="username"
          inputMode="email"
          maxLength={emailLimits.most}
          {...f.field('email')}
        />
        <Captcha action="recover" {...f.captcha} />
        <Button type="submit" busy={f.busy} disabled={!f.isComplete}>
          {f.busy ? text.submitting : text.submit}
        </Button>
      </form>
      <p
        role="status"
        className={sentTo ? 'mt-6 border-s-4 border-success ps-4 font-semibold' : ''}
      >
        {sentTo && text.done}
      </p>
      {sentTo && (
        <div className="mt-6">
          <EnterCode
            key={sentTo}
            submit={authPage.confirm.kinds.recovery.submit}
            onCode={async (code) => void (await enterCode('recovery', sentTo, code))}
          />
        </div>
      )}
      <p className="mt-6 border-t border-line pt-4">
        <SignInLink to={paths.auth}>{text.back}</SignInLink>
      </p>
    </SignInShell>
  )
}
