import '../../styles/app.css'
import { useState } from 'react'
import { paths } from '#content/paths.ts'
import { authPage } from '#words/pages/auth.ts'
import { setupAdminPage } from '#words/pages/setup-admin.ts'
import { FormFrame } from '../../components/form-parts/form-frame.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { SetupForm } from './setup-form.tsx'

const { done } = setupAdminPage

export const meta = setupAdminPage.meta

/** Creates the first administrator, once, for somebody who holds the deployment's set-up key. */
export function Component() {
  const [isDone, setDone] = useState(false)
  return (
    <FormFrame
      title={isDone ? done.heading : setupAdminPage.heading}
      lead={isDone ? undefined : setupAdminPage.text}
      seed="administrator"
    >
      <noscript>
        <Notice>{authPage.withoutScript}</Notice>
      </noscript>
      {isDone ? <Done /> : <SetupForm onDone={() => setDone(true)} />}
    </FormFrame>
  )
}

function Done() {
  return (
    <div className="grid justify-items-start gap-5">
      <p className="text-lg">{done.text}</p>
      <Notice as="ul" variant="good" className="grid gap-2">
        {done.list.map((permission) => (
          <li key={permission}>{permission}</li>
        ))}
      </Notice>
      <ButtonLink href={paths.admin}>{done.action}</ButtonLink>
    </div>
  )
}
