import '../../styles/app.css'
import { useState } from 'react'
import { paths } from '#content/paths.ts'
import { authPage } from '#words/pages/auth.ts'
import { setupAdminPage } from '#words/pages/setup-admin.ts'
import { FormFrame } from '../../components/form-parts/form-frame.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { SetupForm } from './setup-form.tsx'

const { done } = setupAdminPage

export const meta = setupAdminPage.meta

/** Makes the first administrator, once, for whoever holds the key of this deployment. */
export function Component() {
  const [isDone, setDone] = useState(false)
  return (
    <FormFrame
      title={isDone ? done.heading : setupAdminPage.heading}
      lead={isDone ? undefined : setupAdminPage.text}
      seed="administrator"
    >
      <noscript>
        <p className="border-s-4 border-ochre ps-4">{authPage.withoutScript}</p>
      </noscript>
      {isDone ? <Done /> : <SetupForm onDone={() => setDone(true)} />}
    </FormFrame>
  )
}

function Done() {
  return (
    <div className="grid justify-items-start gap-5">
      <p className="text-lg">{done.text}</p>
      <ul className="grid gap-2 border-s-4 border-success ps-4">
        {done.list.map((power) => (
          <li key={power}>{power}</li>
        ))}
      </ul>
      <ButtonLink href={paths.admin}>{done.action}</ButtonLink>
    </div>
  )
}
