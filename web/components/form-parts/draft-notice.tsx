import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

/** Says that a form was filled from a draft, and offers to clear it. */
export function DraftNotice({
  shown,
  text,
  clear,
  onClear,
}: {
  shown: boolean
  text: string
  clear: string
  onClear: () => void
}) {
  return (
    <div role="status" className="empty:hidden">
      {shown && (
        <Notice className="flex flex-wrap items-center gap-x-4">
          {text}
          <Button variant="plain" onClick={onClear}>
            {clear}
          </Button>
        </Notice>
      )}
    </div>
  )
}
