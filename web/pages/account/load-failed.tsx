import { accountPage } from '#words/pages/account.ts'
import { Button } from '../../components/ui/button.tsx'

const { failed } = accountPage

/** Stands where a part of the account would. */
export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 border-s-4 border-danger ps-4">
      <p className="font-semibold">{failed.text}</p>
      {error instanceof Error && <p className="text-muted">{error.message}</p>}
      <Button variant="secondary" onClick={onRetry}>
        {failed.retry}
      </Button>
    </div>
  )
}
