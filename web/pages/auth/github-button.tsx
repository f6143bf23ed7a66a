import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '#content/paths.ts'
import { authPage } from '#words/pages/auth.ts'
import { isGithubEnabled, signInWithGithub } from '../../auth/github.ts'
import { FormNote } from '../../components/form-parts/form-note.tsx'
import { Button } from '../../components/ui/button.tsx'
import { changeAndRestoreFocus } from '../../components/ui/focus.ts'
import { toast } from '../../components/ui/toast.tsx'
import { safePath } from './safe-path.ts'

const { unexpected } = authPage.toasts

/** Signs in with GitHub; shown only if the deployment has it configured. */
export default function GithubButton() {
  const [query] = useSearchParams()
  const [isOn, setOn] = useState(false)
  const [busy, setBusy] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    isGithubEnabled().then(setOn, () => setOn(false))
  }, [])
  if (!isOn) return null

  async function leave() {
    setBusy(true)
    const next = new URLSearchParams({ next: safePath(query.get('next'), location.origin) })
    await signInWithGithub(`${paths.auth}?${next}`).catch(() => {
      changeAndRestoreFocus(
        () => setBusy(false),
        () => button.current,
      )
      toast(unexpected.title, unexpected.text, 'destructive')
    })
  }
  return (
    <>
      <Button ref={button} variant="secondary" busy={busy} onClick={() => void leave()}>
        {busy ? authPage.github.working : authPage.signIn.github}
      </Button>
      <FormNote kind="signIn" />
    </>
  )
}
