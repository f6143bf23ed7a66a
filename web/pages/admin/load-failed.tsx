import { useEffect } from 'react'
import { adminPage } from '#content/pages/admin.ts'
import { ApiError } from '../../api-error.ts'
import { toast } from '../../components/toast.tsx'
import { Button } from '../../components/ui/button.tsx'

const { failed } = adminPage

/** Stands where the data would, and says so once more in a toast. */
export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  useEffect(() => toast(failed.title, failed.text, 'destructive'), [error])
  return (
    <div className="grid justify-items-start gap-4 border-s-4 border-danger py-2 ps-4">
      <p className="font-semibold">{failed.text}</p>
      {error instanceof ApiError && (
        <p className="text-muted">{error.code === 'network' ? failed.network : error.message}</p>
      )}
      <Button variant="secondary" onClick={onRetry}>
        {failed.retry}
      </Button>
    </div>
  )
}
