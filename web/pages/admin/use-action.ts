import { useRef, useState } from 'react'
import { adminPage } from '#content/pages/admin.ts'
import { ApiError } from '../../api-error.ts'
import { toast } from '../../components/toast.tsx'
import { useRefresh } from '../../data/admin.ts'

const { failed } = adminPage.toasts

/** Runs one change at a time, says in a toast how it went and loads the lists again; `run` answers whether it went well. */
export function useAction() {
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const refresh = useRefresh()

  async function run(
    work: () => Promise<unknown>,
    done: { title: string; text: string },
  ): Promise<boolean> {
    if (running.current) return false
    running.current = true
    setBusy(true)
    try {
      await work()
      toast(done.title, done.text)
      return true
    } catch (error) {
      toast(failed.title, error instanceof ApiError ? error.message : failed.text, 'destructive')
      return false
    } finally {
      // A refused change shows that the list is out of date.
      void refresh()
      running.current = false
      setBusy(false)
    }
  }

  return { busy, run }
}
