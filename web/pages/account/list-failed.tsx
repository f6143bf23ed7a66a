import { accountPage } from '#words/pages/account.ts'
import { Button } from '../../components/ui/button.tsx'
import { Notice } from '../../components/ui/notice.tsx'

const { failed } = accountPage

/** Replaces a list of the account page that could not be loaded. */
export function ListFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Notice as="div" variant="bad" role="alert" className="grid justify-items-start gap-3">
      <p className="font-semibold">{failed.text}</p>
      {error instanceof Error && <p className="text-muted">{error.message}</p>}
      <Button variant="secondary" onClick={onRetry}>
        {failed.retry}
      </Button>
    </Notice>
  )
}
