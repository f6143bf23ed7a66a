import { useRef, useState, type RefObject } from 'react'
import { accountPage } from '#words/pages/account.ts'
import { changeAndRestoreFocus } from '../../components/ui/focus.ts'
import { toast } from '../../components/ui/toast.tsx'
import { ApiError } from '../../data/api-error.ts'

const { failed } = accountPage.toasts

/**
 * Runs one task at a time and shows a toast if it fails. `run` resolves to whether it succeeded. The pressed button, which
 * may be disabled meanwhile, gets the focus back afterwards, or `fallback` does if the button is gone.
 */
export function useTask(fallback?: RefObject<HTMLElement | null>) {
  const [busy, setBusy] = useState(false)
  const running = useRef(false)

  async function run(
    work: () => Promise<unknown>,
    done?: { title: string; text: string },
  ): Promise<boolean> {
    if (running.current) return false
    const pressed = document.activeElement as HTMLElement | null
    running.current = true
    setBusy(true)
    try {
      await work()
      if (done) toast(done.title, done.text)
      return true
    } catch (error) {
      toast(failed.title, error instanceof ApiError ? error.message : failed.text, 'destructive')
      return false
    } finally {
      running.current = false
      changeAndRestoreFocus(
        () => setBusy(false),
        () => (pressed?.isConnected ? pressed : fallback?.current),
      )
    }
  }

  return { busy, run }
}
