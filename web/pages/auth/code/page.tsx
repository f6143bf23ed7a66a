import { useState } from 'react'
import { paths } from '#content/paths.ts'
import { authPage } from '#words/pages/auth.ts'
import { enterCode, requestCode } from '../../../auth/one-time-tokens.ts'
import { isSecondFactorDue } from '../../../auth/stored-session.ts'
import { Button } from '../../../components/ui/button.tsx'
import { toast } from '../../../components/ui/toast.tsx'
import { EnterCode } from '../enter-code.tsx'
import { MailRequestForm } from '../mail-request-form.tsx'
import { SignInLink, SignInShell } from '../shell.tsx'

const { fields, ...text } = authPage.code
const { signedIn } = authPage.toasts
const request = { fields, submit: text.request, submitting: text.requesting }

export const meta = text.meta

/** Signs in without a password, with a six-digit code from a mail. */
export function Component() {
  const [email, setEmail] = useState<string>()
  const [isAgain, setAgain] = useState(false)

  function startAgain() {
    setAgain(true)
    setEmail(undefined)
  }

  return (
    <SignInShell title={text.heading} lead={text.text}>
      {email ? (
        <UseCode email={email} onAgain={startAgain} />
      ) : (
        <MailRequestForm
          words={request}
          action="otp"
          takesFocus={isAgain}
          send={requestCode}
          onSent={setEmail}
        />
      )}
      <p className="mt-6 border-t border-line pt-4">
        <SignInLink to={paths.auth}>{text.back}</SignInLink>
      </p>
    </SignInShell>
  )
}

function UseCode({ email, onAgain }: { email: string; onAgain: () => void }) {
  async function signIn(code: string) {
    const session = await enterCode('email', email, code)
    if (!isSecondFactorDue(session)) toast(signedIn.title, signedIn.text)
  }
  return (
    <div className="grid gap-5">
      <p role="status" className="wrap-anywhere">
        {text.sent(email)}
      </p>
      <EnterCode submit={text.submit} onCode={signIn} />
      <Button variant="plain" className="justify-self-start" onClick={onAgain}>
        {text.again}
      </Button>
    </div>
  )
}
