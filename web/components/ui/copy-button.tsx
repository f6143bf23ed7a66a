import { useEffect, useState, type CSSProperties, type ReactNode } from 'react'
import { site } from '#words/site.ts'
import { DATA_APP_CLICK } from '../../boot/attributes.ts'
import { Button } from './button.tsx'
import { toast } from './toast.tsx'

const SHOWN_MS = 3000

/** Copies text, and confirms it for three seconds. On a content page the click starts the app. */
export function CopyButton({
  text,
  label,
  done,
  className = '',
  style,
}: {
  text: string
  label: ReactNode
  done: string
  className?: string
  style?: CSSProperties
}) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  return (
    <Button
      variant="secondary"
      className={`noscript:hidden ${className}`}
      style={style}
      aria-live="polite"
      {...{ [DATA_APP_CLICK]: '' }}
      onClick={() =>
        void navigator.clipboard.writeText(text).then(
          () => setCopied(true),
          () => toast(site.copyFailed, undefined, 'destructive'),
        )
      }
    >
      {isCopied ? done : label}
    </Button>
  )
}
