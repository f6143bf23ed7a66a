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
 * disabled meanwhile, gets the focus back afterwards; if it is gone, `fallback` does, or else what was around it.
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
    const places = listPlacesAround(pressed)
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
        () =>
          pressed?.isConnected
            ? pressed
            : (fallback?.current ?? places.find(({ isConnected }) => isConnected)),
      )
    }
  }

  return { busy, problem, run }
}

/** Finds what can have the focus around an element within the page, from the inside out. */
function listPlacesAround(element: Element | null): HTMLElement[] {
  const place = element?.parentElement?.closest<HTMLElement>('main [tabindex]')
  return place ? [place, ...listPlacesAround(place)] : []
}
