import { useState, type ComponentProps } from 'react'
import { paths } from '#content/paths.ts'
import { authPage } from '#words/pages/auth.ts'
import { confirmPage } from '#words/pages/confirm.ts'
import { Notice } from '../../components/ui/notice.tsx'
import { EnterCode } from './enter-code.tsx'
import { MailRequestForm } from './mail-request-form.tsx'
import { SignInLink, SignInShell } from './shell.tsx'

/** A page that mails a link on request, and takes the mail's code. It never reveals whether an account exists. */
export function MailedLink({
  words,
  kind,
  next,
  onCode,
  ...request
}: Pick<ComponentProps<typeof MailRequestForm>, 'action' | 'send'> & {
  words: Omit<typeof authPage.forgot | typeof authPage.verify, 'meta'>
  kind: keyof typeof confirmPage.kinds
  /** Where to go after signing in with the code; by default where the address says. */
  next?: string
  onCode: (email: string, code: string) => Promise<unknown>
}) {
  const [sentTo, setSentTo] = useState<string>()
  return (
    <SignInShell
      title={words.heading}
      lead={words.text}
      aside={authPage.mailAside}
      next={sentTo && next}
    >
      <MailRequestForm {...request} words={{ ...authPage.forgot, ...words }} onSent={setSentTo} />
      <div role="status">
        {sentTo && (
          <Notice variant="good" className="mt-6 font-semibold">
            {words.done}
          </Notice>
        )}
      </div>
      {sentTo && (
        <div className="mt-6">
          <EnterCode
            key={sentTo}
            submit={confirmPage.kinds[kind].submit}
            onCode={async (code) => void (await onCode(sentTo, code))}
          />
        </div>
      )}
      <ul className="mt-6 grid gap-1 border-t border-line pt-4">
        <li>
          <SignInLink to={paths.auth}>{authPage.forgot.back}</SignInLink>
        </li>
        {kind === 'recovery' && (
          <li>
            <SignInLink to={paths.code}>{authPage.signIn.code}</SignInLink>
          </li>
        )}
      </ul>
    </SignInShell>
  )
}
