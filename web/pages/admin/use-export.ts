import { useState } from 'react'
import { adminPage } from '#words/pages/admin.ts'
import { changeAndRestoreFocus } from '../../components/ui/focus.ts'
import { saveFile } from '../../components/ui/save-file.ts'
import { toast } from '../../components/ui/toast.tsx'

const { exportFailed } = adminPage.toasts

/** Loads a file and saves it to the reader's downloads, and shows the outcome in a toast. */
export function useExport(done: { title: string; text: string }) {
  const [busy, setBusy] = useState(false)

  async function run(load: () => Promise<Blob>, name: string) {
    const pressed = document.activeElement as HTMLElement | null
    setBusy(true)
    try {
      saveFile(await load(), name)
      toast(done.title, done.text)
    } catch {
      toast(exportFailed.title, exportFailed.text, 'destructive')
    } finally {
      // The pressed button is disabled in the meantime, so it loses the focus.
      changeAndRestoreFocus(
        () => setBusy(false),
        () => pressed,
      )
    }
  }

  return { busy, run }
}
