import { useState } from 'react'
import { authPage } from '#words/pages/auth.ts'
import { Button } from '../../components/ui/button.tsx'
import { useLeave } from './leaving.ts'

const { accountMenu } = authPage

export function SignOut() {
  const leave = useLeave()
  const [busy, setBusy] = useState(false)
  return (
    <Button
      variant="secondary"
      busy={busy}
      onClick={() => {
        setBusy(true)
        void leave()
      }}
    >
      {busy ? accountMenu.signingOut : accountMenu.signOut}
    </Button>
  )
}
