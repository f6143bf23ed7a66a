import { useState } from 'react'
import { mailRequestSchema } from '#content/forms/account.ts'
import { emailLimits } from '#content/forms/fields.ts'
import { authPage } from '#content/pages/auth.ts'
import { enterCode, requestCode } from '../../../auth/one-time.ts'
import { isSecondFactorDue } from '../../../auth/stored-session.ts'
import { Captcha } from '../../../components/captcha.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { toast } from '../../../components/toast.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { TextField } from '../../../components/ui/field.tsx'
import { paths } from '../../../paths.ts'
import { EnterCode } from '../enter-code.tsx'
import { explainFailure } from '../explain-failure.ts'
import { SignInLink, SignInShell } from '../shell.tsx'

const { fields, ...text } = authPage.code
const { signedIn } = authPage.toasts

export const meta = text.meta

/** Sign-in without a password: six digits from a mail. */
export function Component() {
  const [email, setEmail] = useState<string>()
  return (
    <SignInShell title={text.heading} lead={text.text}>
      {email ? (
        <UseCode email={email} onAgain={() => setEmail(undefined)} />
      ) : (
        <AskForCode onSent={setEmail} />
      )}
      <p className="mt-6 border-t border-line pt-4">
        <SignInLink to={paths.auth}>{text.back}</SignInLink>
      </p>
    </SignInShell>
  )
}

function AskForCode({ onSent }: { onSent: (email: string) => void }) {
  const f = useForm({
    schema: mailRequestSchema,
    draft: 'sign-in',
    guarded: true,
    failure: explainFailure,
    onSubmit: async ({ email, captcha }) => {
      await requestCode(email, captcha)
      onSent(email)
    },
  })
  return (
    <form {...f.form} className="grid gap-5">
      <TextField
        label={fields.email.label}
        type="email"
        autoComplete="username"
        inputMode="email"
        maxLength={emailLimits.most}
        {...f.field('email')}
      />
      <Captcha action="otp" {...f.captcha} />
      <Button type="submit" busy={f.busy} disabled={!f.isComplete}>
        {f.busy ? text.requesting : text.request}
      </Button>
    </form>
  )
}

function UseCode({ email, onAgain }: { email: string; onAgain: () => void }) {
  async function signIn(code: string) {
    const session = await enterCode('email', email, code)
    if (!isSecondFactorDue(session)) toast(signedIn.title, signedIn.text)
  }
  return (
    <div className="grid gap-5">
      <p role="status" className="[overflow-wrap:anywhere]">
        {text.sent(email)}
      </p>
      <EnterCode submit={text.submit} onCode={signIn} />
      <Button variant="plain" className="justify-self-start px-0!" onClick={onAgain}>
        {text.again}
      </Button>
    </div>
  )
}
