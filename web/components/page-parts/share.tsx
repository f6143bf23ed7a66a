import { event } from '#content/facts/event.ts'
import { articlePage } from '#words/pages/blog.ts'
import { DATA_APP_CLICK } from '../../boot/attributes.ts'
import { Button } from '../ui/button.tsx'
import { SmartLink } from '../ui/smart-link.tsx'
import { toast } from '../ui/toast.tsx'

const words = articlePage.share

/** Shares a page with the device's share sheet, or by copying its link. The WhatsApp link needs no script. */
export function Share({ title, path }: { title: string; path: string }) {
  const url = event.origin + path
  const message = encodeURIComponent(`${title} ${url}`)
  return (
    <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-3">
      <Button
        variant="secondary"
        className="noscript:hidden"
        {...{ [DATA_APP_CLICK]: '' }}
        onClick={() => void share(title, url)}
      >
        {words.label}
      </Button>
      <SmartLink className="link" href={`https://wa.me/?text=${message}`}>
        {words.whatsApp}
      </SmartLink>
      <p className="app-failed w-full" role="alert">
        {words.copyFailed}
      </p>
    </div>
  )
}

async function share(title: string, url: string) {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url })
      return
    } catch (error) {
      // The reader closed the sheet. Any other error means that it is not available.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    toast(words.copied)
  } catch {
    toast(words.copyFailed, undefined, 'destructive')
  }
}
