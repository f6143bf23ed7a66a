import { useEffect, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'

const SHOWN_MS = 3000

/** Copies text, and confirms it for three seconds. */
export function CopyButton({ text, label, done }: { text: string; label: string; done: string }) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  return (
    <Button
      variant="secondary"
      aria-live="polite"
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
    >
      {isCopied ? done : label}
    </Button>
  )
}
