import { useRef, useState } from 'react'
import { adminPage } from '#words/pages/admin.ts'
import { toast } from '../../components/ui/toast.tsx'
import { useRefresh } from '../../data/admin.ts'
import { ApiError } from '../../data/api-error.ts'

const { failed } = adminPage.toasts

type Done = { title: string; text: string }

/**
 * Runs one change at a time, shows the outcome in a toast, and reloads the lists. `run` resolves to whether it succeeded;
 * its toast may depend on the response. `problem` is the error of the last run, for the dialog that started it.
 */
export function useAction() {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const running = useRef(false)
  const refresh = useRefresh()

  async function run<Answer>(
    work: () => Promise<Answer>,
    done: Done | ((answer: Answer) => Done),
  ): Promise<boolean> {
    if (running.current) return false
    running.current = true
    setBusy(true)
    setProblem(undefined)
    try {
      const answer = await work()
      const { title, text } = typeof done === 'function' ? done(answer) : done
      toast(title, text)
      return true
    } catch (error) {
      const message = error instanceof ApiError ? error.message : failed.text
      setProblem(message)
      toast(failed.title, message, 'destructive')
      return false
    } finally {
      // After a failure too, because a refused change means that the list is out of date.
      void refresh()
      running.current = false
      setBusy(false)
    }
  }

  return { busy, problem, run }
}
