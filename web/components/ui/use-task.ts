import { useRef, useState, type RefObject } from 'react'
import { site } from '#words/site.ts'
import { ApiError } from '../../data/api-error.ts'
import { changeAndRestoreFocus } from './focus.ts'
import { dismissToast, toast } from './toast.tsx'

const failed = site.errors.toast

type Done = { title: string; text: string }

/**
 * Runs one task at a time and shows its outcome in a toast. `run` resolves to whether it succeeded; its toast may depend on
 * the answer. `problem` is the error of the last run, for the dialog that started it; the next run takes both away. The pressed button, which may be
 * disabled meanwhile, gets the focus back afterwards, or `fallback` does if the button is gone.
 */
export function useTask({
  fallback,
  onSettled,
}: {
  fallback?: RefObject<HTMLElement | null>
  /** Called after each run, failed or not. */
  onSettled?: () => void
} = {}) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const running = useRef(false)

  async function run<Answer>(
    work: () => Promise<Answer>,
    done?: Done | ((answer: Answer) => Done),
  ): Promise<boolean> {
    if (running.current) return false
    const pressed = document.activeElement as HTMLElement | null
    running.current = true
    setBusy(true)
    setProblem(undefined)
    dismissToast()
    try {
      const answer = await work()
      const words = typeof done === 'function' ? done(answer) : done
      if (words) toast(words.title, words.text)
      return true
    } catch (error) {
      const known = error instanceof ApiError ? error : undefined
      if (known?.code === 'declined') return false
      const message = known?.message ?? failed.description
      setProblem(message)
      toast(failed.title, message, 'destructive')
      return false
    } finally {
      onSettled?.()
      running.current = false
      changeAndRestoreFocus(
        () => setBusy(false),
        () => (pressed?.isConnected ? pressed : fallback?.current),
      )
    }
  }

  return { busy, problem, run }
}
