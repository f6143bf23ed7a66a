import { useRef, useState } from 'react'
import { adminPage } from '#words/pages/admin.ts'
import { toast } from '../../components/ui/toast.tsx'
import { useRefresh } from '../../data/admin.ts'
import { ApiError } from '../../data/api-error.ts'

const { failed } = adminPage.toasts

type Done = { title: string; text: string }

/**
 * Runs one change at a time, says in a toast how it went and loads the lists again; `run` answers whether it went well.
 * What is said may depend on the answer. `problem` is for the dialog that asked: while one is open, a toast lies behind it.
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
      // A refused change shows that the list is out of date.
      void refresh()
      running.current = false
      setBusy(false)
    }
  }

  return { busy, problem, run }
}
