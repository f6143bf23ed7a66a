import { useEffect } from 'react'
import { adminPage } from '#words/pages/admin.ts'
import { Button } from '../../components/ui/button.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { toast } from '../../components/ui/toast.tsx'
import { ApiError } from '../../data/api-error.ts'

const { failed } = adminPage

/** Replaces data that could not be loaded, and shows a toast. */
export function LoadFailed({
  error,
  text = failed.text,
  onRetry,
}: {
  error?: unknown
  /** What could not be loaded. */
  text?: string
  onRetry: () => void
}) {
  useEffect(() => toast(failed.title, text, 'destructive'), [error, text])
  return (
    <Notice as="div" variant="bad" className="grid justify-items-start gap-4 py-2">
      <p className="font-semibold">{text}</p>
      {error instanceof ApiError && (
        <p className="text-muted">{error.code === 'network' ? failed.network : error.message}</p>
      )}
      <Button variant="secondary" onClick={onRetry}>
        {failed.retry}
      </Button>
    </Notice>
  )
}
